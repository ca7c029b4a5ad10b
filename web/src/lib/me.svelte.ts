/** Who this browser is to the server. */
import type { Myself } from '../../../docs/protocol/answers'
import { get, put } from './api'
import { say } from './words.svelte'

class Me {
  known: Myself | null = $state(null)
  private asking: Promise<Myself> | null = null

  async load(): Promise<Myself> {
    this.asking ??= get<Myself>('/api/guest')
    try {
      return (this.known = await this.asking)
    } catch (mistake) {
      this.asking = null
      throw mistake
    }
  }

  /** What to be called: as last time, or without having been asked. */
  async name(): Promise<string> {
    return (await this.load()).name ?? say('web-guest-name')
  }

  async rename(name: string): Promise<void> {
    this.known = await put<Myself>('/api/guest', { name })
    this.asking = Promise.resolve(this.known)
  }

  forget(): void {
    this.known = this.asking = null
  }
}

export const me = new Me()
