/** Who this browser is to the server. */
import type { Myself } from '../../../docs/protocol/answers'
import { get, put } from './api'
import { say } from './words.svelte'

class Me {
  known: Myself | null = $state(null)
  private asking: Promise<Myself> | null = null

  async load(): Promise<Myself> {
    const asking = (this.asking ??= get<Myself>('/api/guest'))
    try {
      const known = await asking
      if (asking === this.asking) this.known = known // not renamed or forgotten meanwhile
      return known
    } catch (mistake) {
      if (asking === this.asking) this.asking = null
      throw mistake
    }
  }

  /** What to be called: as last time, or without having been asked. */
  async name(): Promise<string> {
    return (await this.load()).name ?? say('web-guest-name')
  }

  async rename(name: string): Promise<void> {
    await this.load() // whoever has no cookie yet would become two people
    this.known = await put<Myself>('/api/guest', { name })
    this.asking = Promise.resolve(this.known)
  }

  forget(): void {
    this.known = this.asking = null
  }
}

export const me = new Me()
