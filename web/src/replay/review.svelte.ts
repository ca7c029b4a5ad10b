/** The review of a game: looked for, asked for, and waited for. */
import type { Judged, RecordReview, Swing } from '../../../docs/protocol/answers'
import { get, post } from '../lib/api'

const PAUSE = 1000 // milliseconds between two looks at how far it is

interface Server {
  look: () => Promise<RecordReview>
  ask: () => Promise<RecordReview>
}

export class Reviewer {
  found: RecordReview | null = $state.raw(null)
  wrong: unknown = $state.raw(null)
  busy = $state(false) // somebody has just asked
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    id: string,
    private readonly server: Server = serverOf(id),
  ) {}

  get review() {
    return this.found?.review ?? null
  }
  get words() {
    return this.found?.words ?? null
  }
  get underWay() {
    return this.found?.status === 'waiting' || this.found?.status === 'working'
  }

  /** What led to a step: a decision, or chance. */
  decisionAt(step: number): Judged | undefined {
    return this.review?.decisions.find(({ ply }) => ply === step)
  }
  swingAt(step: number): Swing | undefined {
    return this.review?.swings.find(({ ply }) => ply === step)
  }

  /** See what there is, and wait for what is under way. */
  look(): Promise<void> {
    return this.tried(this.server.look)
  }

  async ask(): Promise<void> {
    this.busy = true
    await this.tried(this.server.ask)
    this.busy = false
  }

  leave(): void {
    clearTimeout(this.timer)
  }

  private async tried(request: () => Promise<RecordReview>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.found = await request()
      this.wrong = null
      if (this.underWay) this.timer = setTimeout(() => void this.look(), PAUSE)
    } catch (mistake) {
      this.wrong = mistake
    }
  }
}

function serverOf(id: string): Server {
  const path = `/api/records/${encodeURIComponent(id)}/review`
  return { look: () => get(path), ask: () => post(path) }
}
