// Plays back a recorded game with boardgame.io, for `skulduggery bench server --beside`.
//
// `node boardgame_io.cjs RECORD` serves on a free port of the loopback and prints its address.
// Each move has to be the recorded one; the state after it holds a view for each seat, of which
// `playerView` leaves everybody their own.

const { readFileSync } = require('node:fs')
const { INVALID_MOVE } = require('boardgame.io/core')
const { Server } = require('boardgame.io/server')

// What an update brings beside the view: context, plugins, log.
const UPDATE_OVERHEAD_BYTES = 890

const moves = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const viewsAfter = moves.map(({ views }) =>
  views.map((view) => view.slice(UPDATE_OVERHEAD_BYTES)), // what differs comes last
)

function playMove({ G, playerID }, text) {
  const expected = moves[G.moved]
  if (Number(playerID) !== expected.seat || text !== expected.text) return INVALID_MOVE
  return { moved: G.moved + 1, views: viewsAfter[G.moved] }
}

const game = {
  name: 'playback',
  disableUndo: true, // nobody takes a move back here, and each would be stored and sent
  setup: () => ({ moved: 0, views: [] }),
  // Only the server knows what is hidden, as the guide on secret state advises.
  moves: { play: { move: playMove, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => moves[0].seat, next: ({ G }) => moves[G.moved % moves.length].seat },
  },
  endIf: ({ G }) => G.moved === moves.length || undefined,
  playerView: ({ G, playerID }) => ({ moved: G.moved, view: G.views[Number(playerID)] }),
}

const server = Server({ games: [game], origins: [] })
const { app } = server
const listen = app.listen
app.listen = (port, whenReady) => listen.call(app, port, '127.0.0.1', whenReady) // not everywhere
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`)
})
