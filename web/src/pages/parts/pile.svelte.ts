/** A list that comes in portions. */
export const PORTION = 20

export class Pile<T> {
  items: T[] = $state.raw([])
  loading = $state(true)
  whole = $state(false) // there is no more
  wrong: unknown = $state.raw(null)

  /** `fetch` is told what is there already. */
  constructor(private readonly fetch: (items: T[]) => Promise<T[]>) {
    void this.more()
  }

  async more(): Promise<void> {
    this.loading = true
    this.wrong = null
    try {
      const portion = await this.fetch(this.items)
      this.items = [...this.items, ...portion]
      this.whole = portion.length < PORTION
    } catch (mistake) {
      this.wrong = mistake
    }
    this.loading = false
  }
}
