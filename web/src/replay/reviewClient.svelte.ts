/** The review of a game: loads it, asks the server to make it, and polls until it is done. */
import type { JudgedDecision, RecordReview, Swing } from '../protocol/answers'
import { get, post } from '../lib/api'

const POLL_INTERVAL_MS = 1000

interface ReviewApi {
  load: () => Promise<RecordReview>
  request: (isQuiet: boolean) => Promise<RecordReview>
}

export class ReviewClient {
  answer: RecordReview | null = $state.raw(null)
  error: unknown = $state.raw(null)
  isRequesting = $state(false) // somebody has just asked
  private pollTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    id: string,
    private readonly api: ReviewApi = reviewApi(id),
  ) {}

  get review() {
    return this.answer?.review ?? null
  }
  get words() {
    return this.answer?.words ?? null
  }
  get isUnderWay() {
    return this.answer?.status === 'waiting' || this.answer?.status === 'working'
  }

  /** What led to a step: a decision, or chance. */
  decisionAt(step: number): JudgedDecision | undefined {
    return this.review?.decisions.find(({ ply }) => ply === step)
  }
  swingAt(step: number): Swing | undefined {
    return this.review?.swings.find(({ ply }) => ply === step)
  }

  /** Loads what there is, and polls while the review is under way. */
  load(): Promise<void> {
    return this.fetchAnswer(this.api.load)
  }

  /** A quiet request is granted only where nobody else has to wait for it. */
  async request(isQuiet = false): Promise<void> {
    this.isRequesting = true
    await this.fetchAnswer(() => this.api.request(isQuiet))
    this.isRequesting = false
  }

  stopPolling(): void {
    clearTimeout(this.pollTimer)
  }

  private async fetchAnswer(request: () => Promise<RecordReview>): Promise<void> {
    clearTimeout(this.pollTimer)
    try {
      this.answer = await request()
      this.error = null
      if (this.isUnderWay) this.pollTimer = setTimeout(() => void this.load(), POLL_INTERVAL_MS)
    } catch (mistake) {
      this.error = mistake
    }
  }
}

function reviewApi(id: string): ReviewApi {
  const path = `/api/records/${encodeURIComponent(id)}/review`
  return {
    load: () => get(path),
    request: (isQuiet) => post(isQuiet ? `${path}?quiet=true` : path),
  }
}
