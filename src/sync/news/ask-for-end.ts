import { askForDay } from '../../backend/ask-for-day'
import type { FinalGame } from '../../domain/game/game'
import type { LateGame } from '../../domain/people/notifications/late-game'
import { addDays } from '../../domain/time/eastern'

/** How a late game ended: the day on which it began has it. Undefined while the server does not tell. */
export async function askForEnd({ slug, gameId, boardDay }: LateGame): Promise<FinalGame | undefined> {
  const games = await askForDay(slug, addDays(boardDay, -1))
  return games?.find((game): game is FinalGame => game.id === gameId && game.phase === 'final')
}
