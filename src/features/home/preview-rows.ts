import {
  isGameBoard,
  type Board,
  type CupBoard,
  type GameBoard,
  type GolfBoard,
} from '../../domain/board/board'
import { isLiveLeague } from '../../domain/board/live-league'
import { isShownLive } from '../../domain/card/card-parts'
import { progressText } from '../../domain/card/progress-text'
import { offWord } from '../../domain/delay/off-words'
import { gameGroup } from '../../domain/game/game-group'
import { NO_CUP } from '../../domain/cup/cup-message'
import { hasYetToStart } from '../../domain/golf/has-yet-to-start'
import type { Player } from '../../domain/golf/player'
import { waitingWord } from '../../domain/golf/tournament-state'
import type { Game, Team } from '../../domain/game/game'
import { hasScore } from '../../domain/game/has-score'
import { knownStartMs, openStartText } from '../../domain/game/start-time'
import { isStuck } from '../../domain/game/stuck'
import { leagueOfSport } from '../../domain/league'
import { favouritesFirst } from '../../domain/people/favourites/favourites-first'
import type { TeamKey } from '../../domain/people/favourites/team-key'
import { dayText, timeText } from '../../platform/local-time'

/** One game, player or cup in the preview of its league. */
export interface PreviewLine {
  readonly id: string
  readonly live: boolean
  readonly sides: readonly PreviewSide[]
  readonly status: string
  /** When a game last changed in which nothing has happened for hours. */
  readonly stuckSince?: string
}

export interface PreviewSide {
  readonly name: string
  readonly value: string
  readonly won: boolean
  /** Only teams have a mark; players and cups have none. */
  readonly mark?: { readonly logo?: string; readonly color?: string }
}

export interface Preview {
  readonly rows: readonly PreviewLine[]
  /** What else there is, or why there are no rows. */
  readonly more?: string
}

const MOST_GAMES = 3
const MOST_PLAYERS = 5

/** `today` is the viewer's calendar day as `dayText` writes it. */
export function previewOf(
  board: Board,
  today: string,
  favourites: ReadonlySet<TeamKey> = new Set(),
): Preview {
  if (board.content.kind !== 'games') return { rows: [], more: board.content.text }
  if (isGameBoard(board)) return gamesPreview(board, today, favourites)
  return board.sport === 'PGA' ? golfPreview(board, today) : cupPreview(board)
}

function gamesPreview({ sport, games }: GameBoard, today: string, favourites: ReadonlySet<TeamKey>): Preview {
  const sorted = [...favouritesFirst(leagueOfSport(sport).slug, games, favourites)]
  sorted.sort((one, other) => gameGroup(one) - gameGroup(other))
  const hidden = games.length - MOST_GAMES
  if (games.length === 0) return { rows: [], more: 'No games scheduled' }
  const rows = sorted.slice(0, MOST_GAMES).map((game) => gameLine(game, today))
  return hidden > 0 ? { rows, more: `${hidden} more ${hidden === 1 ? 'game' : 'games'}` } : { rows }
}

function gameLine(game: Game, today: string): PreviewLine {
  const { awayTeam, homeTeam, phase } = game
  const side = (team: Team, other: Team) => ({
    name: team.abbreviation,
    value: hasScore(game) ? String(team.score) : '',
    won: phase === 'final' && team.score > other.score,
    mark: { ...(team.logo && { logo: team.logo }), ...(team.color && { color: team.color }) },
  })
  const sides = [side(awayTeam, homeTeam), side(homeTeam, awayTeam)]
  return {
    id: game.id,
    live: isShownLive(game),
    sides,
    status: statusOf(game, today),
    ...(isStuck(game) && { stuckSince: game.stuckSince }),
  }
}

function statusOf(game: Game, today: string): string {
  if (game.phase === 'live') return progressText(game)
  if (game.phase === 'off') return offWord(game)
  if (game.phase === 'final') return game.quarter
  const ms = knownStartMs(game)
  return ms === undefined ? openStartText(game) : startText(ms, today)
}

function startText(ms: number, today: string): string {
  const day = dayText(ms)
  return day === today ? timeText(ms) : `${day.split(', ')[1]} · ${timeText(ms)}`
}

function golfPreview({ tournaments, players }: GolfBoard, today: string): Preview {
  const tournament = tournaments.find(({ state }) => state === 'in') ?? tournaments[0]
  if (!tournament) return { rows: [], more: 'No tournament this week' }
  const isPlayed = waitingWord(tournament) === undefined
  const leaders = players.filter((player) => player.tournament === tournament.id).slice(0, MOST_PLAYERS)
  const rows = leaders.map((player) => ({
    id: player.id,
    live: player.state === 'playing' && isPlayed,
    sides: [{ name: player.name, value: hasYetToStart(player) ? '' : player.score, won: false }],
    status: golferStatus(player, today),
  }))
  return { rows, more: tournament.name }
}

/** Before anybody has a place the tee time is all that is known. */
function golferStatus(player: Player, today: string): string {
  const { positionText, thru } = player
  const teeTime = hasYetToStart(player) ? player.teeTime : undefined
  if (teeTime !== undefined) return startText(Date.parse(teeTime), today)
  return [positionText, thru].filter((part) => part !== '-').join(' · ')
}

function cupPreview(board: CupBoard): Preview {
  const { cup } = board
  if (!cup) return { rows: [], more: NO_CUP.title }
  const { id, description, usa, europe, totalPoints, title } = cup
  const sides = [
    { name: usa.abbreviation || 'USA', value: String(totalPoints.usa), won: false },
    { name: europe.abbreviation || 'EUR', value: String(totalPoints.europe), won: false },
  ]
  return { rows: [{ id, live: isLiveLeague(board), sides, status: description }], more: title }
}
