/** Where a replay opens: as its address says; one's own game with everything revealed, where it turned. */
import type { RecordAbout } from '../protocol/answers'
import { me } from '../lib/me.svelte'
import { turningPoints } from './chancePlot'
import type { ReviewClient } from './reviewClient.svelte'
import type { Viewer } from './stepCache.svelte'

export type ReplayTab = 'moves' | 'review' | 'about'

export interface Opening {
  step: number
  viewer: Viewer
  tab: ReplayTab
  awaitsTurn: boolean // goes to the first turning point once a review tells it
}

export async function findOpening(
  about: RecordAbout,
  reviewClient: ReviewClient,
  query: URLSearchParams,
): Promise<Opening> {
  const isPlain = !query.has('step') && !query.has('as')
  const wantsReview = query.has('review')
  const isOwn = isPlain && (await isOwnGame(about))
  if (about.ending === 'finished' && (wantsReview || isOwn)) await reviewClient.load()
  if (wantsReview && reviewClient.answer?.status === 'none') void reviewClient.request()
  const turn = isPlain ? firstTurningPoint(reviewClient) : null
  return {
    step: Number(query.get('step') ?? turn ?? 0),
    viewer: query.get('as') ?? (isOwn ? 'all' : 'table'),
    tab: wantsReview || turn !== null ? 'review' : 'moves',
    awaitsTurn: isPlain && wantsReview && turn === null,
  }
}

/** Of an upload nobody knows who played it. */
async function isOwnGame({ players }: RecordAbout): Promise<boolean> {
  const people = players.flatMap(({ who, kind }) => (who && kind !== 'bot' ? [who] : []))
  if (!people.length) return false
  const guest = await me.load().then(
    (known) => known.guest,
    () => null, // whoever cannot be known is anybody
  )
  return guest !== null && people.includes(guest)
}

export function firstTurningPoint({ review }: Pick<ReviewClient, 'review'>): number | null {
  return review ? (turningPoints(review)[0]?.step ?? null) : null
}
