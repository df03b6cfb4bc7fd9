import { gameTime, type GameTimeState } from './game-time'
import type { SimulatedGame } from './simulated-game'

/** Loaded games in the order in which they start; those without a time come last. */
export function byStart(games: readonly SimulatedGame[]): readonly SimulatedGame[] {
  const sorted = [...games]
  sorted.sort((one, other) => feedTime(one).sortableTime - feedTime(other).sortableTime)
  return sorted
}

const FLAGS: readonly (readonly [keyof GameTimeState, word: string])[] = [
  ['isLive', 'live'],
  ['isFinal', 'over'],
  ['isHalftime', 'halftime'],
  ['isOvertime', 'overtime'],
  ['isShootout', 'shootout'],
  ['isIntermission', 'intermission'],
  ['isEndOfPeriod', 'end of the period'],
  ['isDelayed', 'delayed'],
  ['isPostponed', 'postponed'],
]

/** `8:36 - 3rd · live`: how the feed's status of the loaded game is understood. */
export function feedWords(loaded: SimulatedGame): string {
  const time = feedTime(loaded)
  return [time.displayTime, ...FLAGS.flatMap(([flag, word]) => (time[flag] === true ? [word] : []))].join(
    ' · ',
  )
}

function feedTime({ sport, startTime, from }: SimulatedGame): GameTimeState {
  return gameTime(sport, {
    status: from.startTime,
    tied: from.homeTeam.score === from.awayTeam.score,
    start: startTime,
  })
}
