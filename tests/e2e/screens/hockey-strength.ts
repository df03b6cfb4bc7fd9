import { withStrength } from '../../../src/domain/box-score/with-strength'
import type { HockeyStrength } from '../../../src/domain/box-score/hockey-strength'
import type { Game } from '../../../src/domain/game/game'
import { addDays } from '../../../src/domain/time/eastern'
import { mapSummary } from '../../../src/feeds/espn/summary/map-summary'
import { summaryPayload } from '../../feed-sim/payload/summary'
import type { World } from '../../feed-sim/world'
import { live } from './game-states'

const STEP_MS = 30_000
const LAST_MINUTES_MS = 145 * 60_000
const LONGEST_GAME_MS = 170 * 60_000
const DAYS_BACK = 14

/**
 * One game with a power play and one with an empty net, as the simulator's summaries report them. The power play comes
 * from a game of that day; the empty net names no team, so it comes from any game of the last days. Both are searched
 * once, because the page asks for its board again and again.
 */
export function gamesByStrength(world: World, day: string): (games: readonly Game[]) => readonly Game[] {
  const powerPlay = findStrength(world, [day], 'power play', 0)
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(day, -back))
  const emptyNet = findStrength(world, days, 'empty net', LAST_MINUTES_MS)
  return (games) => {
    const played = games.find(({ id }) => id === powerPlay.id)
    const other = games.find(({ id }) => id !== powerPlay.id)
    if (!played || !other) throw new Error(`The board of ${day} lacks games`)
    return [withStrength(inPlay(played), powerPlay.strength), withStrength(inPlay(other), emptyNet.strength)]
  }
}

function inPlay(game: Game): Game {
  return live(game, '3P • 1:02', {
    kind: 'hockey',
    lastPlay: 'Shot on goal saved',
    powerPlay: false,
    strength: 'even',
  })
}

function findStrength(
  world: World,
  days: readonly string[],
  wanted: HockeyStrength['strength'],
  fromMs: number,
) {
  for (const fixture of days.flatMap((day) => world.games('nhl', day))) {
    for (let at = fromMs; at < LONGEST_GAME_MS; at += STEP_MS) {
      const mapped = mapSummary('NHL', summaryPayload(world, fixture, fixture.start + at))
      const strength = mapped.ok ? mapped.summary.strength : undefined
      if (strength?.strength === wanted) return { id: fixture.id, strength }
    }
  }
  throw new Error(`No summary tells of ${wanted}`)
}
