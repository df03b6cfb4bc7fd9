import { DEVELOPER_SPORTS, type DeveloperSport } from './simulated-game'

/** The result of loading the list of games for Developer Mode. */
export type GameListState =
  | { readonly kind: 'loaded'; readonly games: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly sport: string; readonly status: number }
  | { readonly kind: 'not-configured'; readonly sport: string }

/** The text in place of the list; undefined when there are games to choose from. */
export function gameListText(state: GameListState): string | undefined {
  switch (state.kind) {
    case 'loaded':
      return state.games > 0 ? undefined : 'No games found for the selected date.'
    case 'failed':
      return 'Failed to load games'
    case 'refused':
      return `Failed to load ${state.sport} games: ${state.status}`
    case 'not-configured':
      return `Developer mode is not configured for ${state.sport}`
  }
}

export function developerSport(sport: string): DeveloperSport | undefined {
  return DEVELOPER_SPORTS.find((known) => known === sport)
}
