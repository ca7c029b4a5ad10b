/** Says that it is your turn: in the title, by a sound, by a notification. */
import { moveLabel } from '../games/labels'
import { gameName } from '../games/gameNames'
import { playSound } from '../lib/sound'
import { preferences } from '../lib/preferences.svelte'
import { translate } from '../lib/translations.svelte'
import type { TableClient } from './tableClient.svelte'

let announcedTurn = ''

export function announceTurn(client: TableClient | null): void {
  const title = client?.table ? gameName(client.table.game) : 'Skulduggery'
  const [seat, texts] = Object.entries(client?.choices ?? {})[0] ?? []
  if (!client || !texts) {
    document.title = title
    return
  }
  document.title = translate('web-your-turn-title', { game: title })
  const turn = `${client.id} ${client.table!.match} ${seat} ${client.table!.decided[Number(seat)]}`
  if (turn === announcedTurn) return
  announcedTurn = turn
  playSound('bell', true) // most of all where nobody looks
  if (document.hidden && preferences.notices)
    showNotification(
      title,
      texts.map((text) => moveLabel(client, text)),
    )
}

function showNotification(title: string, options: string[]): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, {
      body: `${translate('web-your-turn')} ${options.slice(0, 4).join(' · ')}`,
      tag: 'turn',
    })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // phones only let service workers notify; the title and the sound have to do
  }
}
