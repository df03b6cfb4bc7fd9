import { fetchFeedScoreboard } from '../../backend/feed-api'
import { leagueOfSport } from '../../domain/league'
import { byStart } from '../../domain/operations/simulator/feed-words'
import { simulatedFrom } from '../../domain/operations/simulator/load-game'
import { developerSport, type GameListState } from '../../domain/operations/simulator/loading-text'
import type { DeveloperSport, SimulatedGame } from '../../domain/operations/simulator/simulated-game'
import { mapScoreboardOdds } from '../../feeds/espn/odds/map-scoreboard-odds'
import { mapScoreboard } from '../../feeds/espn/map-scoreboard'

export interface LoadedGames {
  readonly state: GameListState
  readonly games: readonly SimulatedGame[]
}

/** A league's games of one Eastern day, ready to be played with. They are not stored, because they are no scores. */
export async function loadGames(sport: string, day: string): Promise<LoadedGames> {
  const known = developerSport(sport)
  if (!known) return { state: { kind: 'not-configured', sport }, games: [] }
  const reply = await fetchFeedScoreboard(leagueOfSport(known), day)
  if (reply.kind === 'failed') return { state: { kind: 'failed' }, games: [] }
  if (reply.status !== 200) return { state: { kind: 'refused', sport, status: reply.status }, games: [] }
  return gamesIn(known, reply.body)
}

function gamesIn(sport: DeveloperSport, body: unknown): LoadedGames {
  const league = leagueOfSport(sport)
  const scoreboard = mapScoreboard(league, body)
  if (!scoreboard.ok) return { state: { kind: 'failed' }, games: [] }
  const lines = mapScoreboardOdds(league, body)
  const games = byStart(scoreboard.games.map((game) => simulatedFrom(game, sport, lines.get(game.id))))
  return { state: { kind: 'loaded', games: games.length }, games }
}
