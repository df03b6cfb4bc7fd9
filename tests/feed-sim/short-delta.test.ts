import { expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { sendAndApply } from '../../src/domain/board/push/testing/send-and-apply'
import { GAME_LEAGUES, type GameLeague } from '../../src/domain/league'
import { sampleBoard } from '../../src/domain/testing/sample-game'
import { easternDay } from '../../src/domain/time/eastern'
import { mapScoreboard } from '../../src/feeds/espn/map-scoreboard'
import { createSimulatedFeed } from './feed'
import { createWorld } from './world'

const FEED = createSimulatedFeed(createWorld(7, 'standard'))
const KICK_OFF = Date.parse('2026-10-25T17:00:00Z')
const POLL_MS = 15_000
const MINUTE_MS = 60_000

function simulatedBoard(league: GameLeague, nowMs: number, rev: string): GameBoard {
  const query = { day: easternDay(nowMs), limit: 400 }
  const mapped = mapScoreboard(league, FEED.scoreboard(league.slug, query, nowMs))
  const games = mapped.ok ? mapped.games : []
  return JSON.parse(JSON.stringify(sampleBoard({ sport: league.sport, rev, games }))) as GameBoard
}

const hours = GAME_LEAGUES.flatMap((league) =>
  [0, 1, 2, 3].map((hour) => [league.slug, hour, league] as const),
)

it.each(hours)(
  'a short push leads from each board of an afternoon in %s, from hour %d on, to the next one, and to the one three minutes later',
  (_slug, hour, league) => {
    const step = league.sport.startsWith('NCAA') ? 24 * MINUTE_MS : 8 * MINUTE_MS
    const from = KICK_OFF + hour * 60 * MINUTE_MS
    for (let at = from; at < from + 60 * MINUTE_MS; at += step) {
      const before = simulatedBoard(league, at, 'e-1')
      for (const later of [POLL_MS, 3 * MINUTE_MS]) {
        const after = simulatedBoard(league, at + later, 'e-2')
        expect(sendAndApply(before, after)).toStrictEqual(after)
      }
    }
  },
)
