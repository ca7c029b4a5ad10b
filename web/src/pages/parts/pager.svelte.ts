/** A list that is loaded page by page. */
export const PAGE_SIZE = 20 // items

export class Pager<T> {
  items: T[] = $state.raw([])
  isLoading = $state(true)
  isComplete = $state(false) // there is no more
  error: unknown = $state.raw(null)

  /** `fetchPage` is given the items that are there already. */
  constructor(private readonly fetchPage: (items: T[]) => Promise<T[]>) {
    void this.loadMore()
  }

  async loadMore(): Promise<void> {
    this.isLoading = true
    this.error = null
    try {
      const page = await this.fetchPage(this.items)
      this.items = [...this.items, ...page]
      this.isComplete = page.length < PAGE_SIZE
    } catch (mistake) {
      this.error = mistake
    }
    this.isLoading = false
  }
}
