/** A game that has just ended, with everything revealed: what the record of it tells. */
import type { RecordAbout, RecordStep, RecordSteps } from '../protocol/answers'
import { get } from '../lib/api'
import { ReviewClient } from '../replay/reviewClient.svelte'

export class FinishedGame {
  about: RecordAbout | null = $state.raw(null)
  lastStep: RecordStep | null = $state.raw(null)
  readonly reviewClient: ReviewClient

  constructor(readonly record: string) {
    this.reviewClient = new ReviewClient(record)
  }

  /** What cannot be loaded is not shown; the result itself is known without it. */
  async load(): Promise<void> {
    try {
      const path = `/api/records/${encodeURIComponent(this.record)}`
      const about = await get<RecordAbout>(path)
      const { steps } = await get<RecordSteps>(`${path}/steps?as=all&start=${about.plies}&count=1`)
      this.about = about
      this.lastStep = steps[0] ?? null
    } catch {
      return
    }
    if (this.about.ending === 'finished') await this.reviewClient.load()
  }

  async requestReviewQuietly(): Promise<void> {
    if (this.reviewClient.answer?.status === 'none') await this.reviewClient.request(true)
  }

  close(): void {
    this.reviewClient.stopPolling()
  }
}
