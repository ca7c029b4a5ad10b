// Plays back a recorded game with Colyseus, for `skulduggery bench server --beside`.
//
// `node colyseus.mjs RECORD` serves on a free port of the loopback and prints its address. Each
// move has to be the recorded one; the state then has a new view for each seat, which its
// `StateView` shows to that seat alone.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { schema, StateView, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const SEATS_PER_TABLE = 4
// What a patch brings beside the view: which fields of which objects follow.
const PATCH_OVERHEAD_BYTES = 10

const moves = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const viewsAfter = moves.map(({ views }) =>
  views.map((view) => view.slice(PATCH_OVERHEAD_BYTES)), // what differs comes last
)

const Seat = schema({ view: t.string().view() }, 'Seat')
const TableState = schema({ moved: t.number(), seats: t.array(Seat) }, 'TableState')

class Table extends Room {
  maxClients = SEATS_PER_TABLE
  // A turn-based game has nothing to send between moves: a patch goes out with each of them
  // instead of twenty times a second.
  patchRate = null

  onCreate() {
    this.state = new TableState()
    this.state.moved = 0
    for (let seat = 0; seat < SEATS_PER_TABLE; seat++) this.state.seats.push(new Seat())
    this.onMessage('play', (client, text) => this.playMove(client, text))
  }

  onJoin(client, { seat }) {
    client.userData = { seat }
    client.view = new StateView()
    client.view.add(this.state.seats[seat])
  }

  playMove(client, text) {
    const nth = this.state.moved % moves.length
    if (client.userData.seat !== moves[nth].seat || text !== moves[nth].text) return
    this.state.moved++
    viewsAfter[nth].forEach((view, seat) => {
      this.state.seats[seat].view = view
    })
    this.broadcastPatch()
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('table', Table).filterBy(['table'])
await server.listen(0, '127.0.0.1')
process.stdout.write(`http://127.0.0.1:${http.address().port}\n`)
