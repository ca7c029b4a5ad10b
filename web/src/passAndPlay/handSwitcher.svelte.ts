/** Whose hand is shown on a shared device: never one that nobody asked to see. */
export class HandSwitcher<Player> {
  shownPlayer: Player | null = $state.raw(null)
  private calledPlayer: Player | null = $state.raw(null) // who wants to look without being asked
  private lastPlayer: Player | null = $state.raw(null)
  private hadDecision = false // whether the shown player has had something to decide

  constructor(
    private readonly players: () => Player[],
    private readonly mustDecide: (player: Player) => boolean,
  ) {}

  /** To whom the device goes: those who owe a decision, one after the other round the table. */
  get nextPlayer(): Player | null {
    return (
      this.calledPlayer ??
      startingAfter(this.players(), this.lastPlayer).find(this.mustDecide) ??
      null
    )
  }

  /** Whoever was called says that they hold the device. */
  showNext(): void {
    this.shownPlayer = this.nextPlayer
    this.hadDecision = false
    this.hideAfterDecision()
  }

  hide(): void {
    if (this.shownPlayer && !this.mustDecide(this.shownPlayer)) this.lastPlayer = this.shownPlayer
    this.shownPlayer = this.calledPlayer = null
  }

  callPlayer(player: Player): void {
    this.shownPlayer = null
    this.calledPlayer = player
  }

  /** After whatever happened: a hand that was opened to decide closes with the decision. */
  hideAfterDecision(): void {
    if (!this.shownPlayer) return
    if (this.mustDecide(this.shownPlayer)) this.hadDecision = true
    else if (this.hadDecision) this.hide()
  }
}

/** All players, beginning after this one. */
function startingAfter<Player>(players: Player[], last: Player | null): Player[] {
  const start = last === null ? 0 : players.indexOf(last) + 1
  return [...players.slice(start), ...players.slice(0, start)]
}
