/** The guest this browser is to the server. */
import type { Myself } from '../protocol/answers'
import { get, put } from './api'
import { translate } from './translations.svelte'

class Me {
  known: Myself | null = $state(null)
  private loading: Promise<Myself> | null = null

  async load(): Promise<Myself> {
    const loading = (this.loading ??= get<Myself>('/api/guest'))
    try {
      const known = await loading
      if (loading === this.loading) this.known = known // not renamed or forgotten meanwhile
      return known
    } catch (mistake) {
      if (loading === this.loading) this.loading = null
      throw mistake
    }
  }

  /** What to be called: as last time, or without having been asked. */
  async name(): Promise<string> {
    return (await this.load()).name ?? translate('web-guest-name')
  }

  /** What they chose to be called; empty where nobody has asked them yet. */
  get chosenName(): string {
    const name = this.known?.name ?? ''
    return name === translate('web-guest-name') ? '' : name
  }

  async rename(name: string): Promise<void> {
    await this.load() // whoever has no cookie yet would become two people
    this.known = await put<Myself>('/api/guest', { name })
    this.loading = Promise.resolve(this.known)
  }

  reset(): void {
    this.known = this.loading = null
  }
}

export const me = new Me()
