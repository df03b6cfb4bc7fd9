import type { Game } from './game'

/** The games of a day ahead, marked so. A game that is off stays what it is. */
export function asUpcoming(games: readonly Game[], day: string, isSeasonOpener: boolean): readonly Game[] {
  return games.map((game) =>
    game.phase === 'scheduled'
      ? { ...game, isUpcoming: true, gameDate: day, gameType: 'Upcoming Game', isSeasonOpener }
      : game,
  )
}
