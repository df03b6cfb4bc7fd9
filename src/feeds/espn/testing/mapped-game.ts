import type { Game } from '../../../domain/game/game'
import { GAME_LEAGUES, type GameSport } from '../../../domain/league'
import { mapGame } from '../map-game'
import { sampleEvent, sampleStatus } from './sample-event'

/** A game as the adapter makes it of the sample event, with these changes. */
export function game(sport: GameSport, ...changes: readonly [event?: object, competition?: object]): Game {
  const event = sampleEvent(sport, changes[0] as never, changes[1] as never)
  const mapped = mapGame(
    GAME_LEAGUES.find((league) => league.sport === sport)!,
    event,
  )
  if (!mapped.ok) throw new Error(mapped.reason)
  return mapped.game
}

export const topOfThird = {
  status: sampleStatus({ detail: 'Top 3rd', shortDetail: 'Top 3rd' }, { displayClock: '0:00' }),
}
