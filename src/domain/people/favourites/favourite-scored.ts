import { isGameBoard, type Board } from '../../board/board'
import { leagueOfSport } from '../../league'
import { isPlaying, type TeamKey } from './team-key'

/** The scores of the games of favourite teams, by league and game. */
export type KnownScores = ReadonlyMap<string, string>

export function scoresOf(boards: readonly Board[], favourites: ReadonlySet<TeamKey>): KnownScores {
  return new Map(
    boards.filter(isGameBoard).flatMap(({ sport, games }) => {
      const { slug } = leagueOfSport(sport)
      const ours = games.filter((game) => isPlaying(slug, game, favourites))
      return ours.map(
        (game) => [`${slug}/${game.id}`, `${game.awayTeam.score}-${game.homeTeam.score}`] as const,
      )
    }),
  )
}

/** Whether a score changed between two boards; a game that was not there before does not count. */
export function hasScored(before: KnownScores, after: KnownScores): boolean {
  return [...after].some(([game, score]) => before.has(game) && before.get(game) !== score)
}
