/** Whose hand lies open at a device that several share: never one that nobody asked to see. */
export class Hands<Player> {
  open: Player | null = $state.raw(null)
  private wish: Player | null = $state.raw(null) // who wants to look without being asked
  private last: Player | null = $state.raw(null)
  private asked = false // whether the open hand has had something to decide

  constructor(
    private readonly circle: () => Player[],
    private readonly owes: (player: Player) => boolean,
  ) {}

  /** To whom the device goes: those who owe a decision, one after the other round the table. */
  get next(): Player | null {
    return this.wish ?? around(this.circle(), this.last).find(this.owes) ?? null
  }

  /** Whoever was called says that they hold the device. */
  show(): void {
    this.open = this.next
    this.asked = false
    this.settle()
  }

  hide(): void {
    if (this.open && !this.owes(this.open)) this.last = this.open
    this.open = this.wish = null
  }

  call(player: Player): void {
    this.open = null
    this.wish = player
  }

  /** After whatever happened: a hand that was opened to decide closes with the decision. */
  settle(): void {
    if (!this.open) return
    if (this.owes(this.open)) this.asked = true
    else if (this.asked) this.hide()
  }
}

/** The circle, begun behind one of its members. */
function around<Player>(circle: Player[], last: Player | null): Player[] {
  const start = last === null ? 0 : circle.indexOf(last) + 1
  return [...circle.slice(start), ...circle.slice(0, start)]
}
