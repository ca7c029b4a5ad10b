/** Your turn, also where you do not look: in the title, by a sound, by a notice. */
import { label } from '../games/labels'
import { gameName } from '../games/names'
import { play } from '../lib/sound'
import { settings } from '../lib/settings.svelte'
import { say } from '../lib/words.svelte'
import type { Room } from './room.svelte'

let rung = ''

export function ring(room: Room | null): void {
  const title = room?.table ? gameName(room.table.game) : 'Skulduggery'
  const [seat, texts] = Object.entries(room?.choices ?? {})[0] ?? []
  if (!room || !texts) {
    document.title = title
    return
  }
  document.title = say('web-your-turn-title', { game: title })
  const turn = `${room.id} ${room.table!.match} ${seat} ${room.table!.decided[Number(seat)]}`
  if (turn === rung) return
  rung = turn
  play('bell', true) // most of all where nobody looks
  if (document.hidden && settings.notices)
    notify(
      title,
      texts.map((text) => label(room, text)),
    )
}

function notify(title: string, options: string[]): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, {
      body: `${say('web-your-turn')} ${options.slice(0, 4).join(' · ')}`,
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
