interface CardInput {
  readonly homeTeam?: unknown
  readonly awayTeam?: unknown
}

/** Why a card cannot be drawn; nothing when it can. */
export function cardProblem(game: CardInput | null | undefined): string | undefined {
  if (!game) return 'Error: Game object is required'
  return game.homeTeam && game.awayTeam ? undefined : 'Error: Both home and away teams are required'
}
