import { expect, it } from 'vitest'
import { createSimulatedFeed } from '../../../tests/feed-sim/feed'
import { createWorld } from '../../../tests/feed-sim/world'
import { gameAnswer } from '../../domain/box-score/game-answer'
import { GAME_LEAGUES } from '../../domain/league'
import { PERMISSIONS } from '../../domain/people/tiers/permission'
import { easternDay } from '../../domain/time/eastern'
import { mapScoreboard } from '../../feeds/espn/map-scoreboard'
import { mapSummary } from '../../feeds/espn/summary/map-summary'
import { isGameParts } from './game-answer-shape'
import { isGame } from './game-shape'

const NOON = Date.parse('2026-10-25T16:00:00Z')
const MINUTE_MS = 60_000

/** What arrives is what was sent, without the members that are undefined. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('every game of a simulated Sunday is right at any minute, and so is its box score', () => {
  const feed = createSimulatedFeed(createWorld(7, 'standard'))
  const wrong: string[] = []
  let count = 0
  for (const league of GAME_LEAGUES.filter(({ sport }) => !sport.startsWith('NCAA'))) {
    for (let minute = 0; minute < 12 * 60; minute += 72) {
      const now = NOON + minute * MINUTE_MS
      const day = easternDay(now)
      const mapped = mapScoreboard(league, feed.scoreboard(league.slug, { day, limit: 400 }, now))
      const games = mapped.ok ? mapped.games : []
      count += games.length
      wrong.push(...games.filter((game) => !isGame(sent(game))).map((game) => JSON.stringify(game)))
      const id = games[minute % Math.max(1, games.length)]?.id
      const summary = id && mapSummary(league.sport, feed.summary(league.slug, id, now))
      if (!summary || !summary.ok) continue
      if (!isGameParts(sent(gameAnswer(league.sport, summary.summary, PERMISSIONS, now))))
        wrong.push(`summary ${id}`)
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(count).toBeGreaterThan(100)
})
