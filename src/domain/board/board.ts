import type { Cup, CupMatch, CupSession } from '../cup/cup'
import type { Game } from '../game/game'
import type { GolfRows } from '../golf/golf-rows'
import type { GameSport, Sport } from '../league'
import type { SeasonContent } from '../seasons/season-content'
import type { SimplePhase } from '../seasons/simple-phase'

/** How the feed behaves: `late` after a failed poll that will be tried again, `down` when trying again did not help. */
export interface Source {
  readonly state: 'ok' | 'late' | 'down'
  /** ISO time (product clock) at which this state began. */
  readonly since: string
  /** User-facing wording, absent while all is well. */
  readonly message?: string
}

/** What the page shows below the league bar. */
export type Content = SeasonContent

export interface Season {
  readonly phase: SimplePhase
}

/**
 * What every board has. It holds no `now` and no time of fetching, so that equal content has an equal revision.
 * The rows (lists of items with ids) stand beside these members.
 */
interface BoardFacts {
  readonly v: 1
  /** `{epoch}-{n}`; see revision.ts. */
  readonly rev: string
  /** The Eastern day shown, `YYYY-MM-DD`. */
  readonly day: string
  /** True when `day` lies ahead because today has no games. */
  readonly upcoming: boolean
  readonly source: Source
  readonly content: Content
  /** Absent until the feed has said. */
  readonly season?: Season
}

export interface GameRows {
  readonly games: readonly Game[]
}

export interface CupRows {
  /** Absent while the feed has none. */
  readonly cup?: Cup
  readonly sessions: readonly CupSession[]
  readonly matches: readonly CupMatch[]
}

export type GameBoard = BoardFacts & GameRows & { readonly sport: GameSport }
export type GolfBoard = BoardFacts & GolfRows & { readonly sport: 'PGA' }
export type CupBoard = BoardFacts & CupRows & { readonly sport: 'RYDER_CUP' }

/** The board of one league: what the server publishes and the browser keeps. */
export type Board = GameBoard | GolfBoard | CupBoard

/** The boards with games of two teams; golf and the cup have rows of their own. */
export function isGameBoard(board: Board): board is GameBoard {
  return board.sport !== 'PGA' && board.sport !== 'RYDER_CUP'
}

/** The games of a board, none of one that has other rows. */
export function gamesOf(board: Board): readonly Game[] {
  return isGameBoard(board) ? board.games : []
}

/** The season's phase as today's games tell it; undefined when the board shows another day or no games. */
export function phaseFromTodaysGames(board: Board, today: string): SimplePhase | undefined {
  return board.day === today && gamesOf(board).length > 0 ? board.season?.phase : undefined
}

/** What the league bar needs of a league whose board is not open: whether it is live, is shown, and its season. */
export interface BoardHead {
  readonly id: string
  readonly live: boolean
  readonly visible: boolean
  readonly season: SimplePhase
  readonly in_season: boolean
  /** The priority of the season's phase, 1 to 10: the higher it is, the earlier the league stands in the bar. */
  readonly priority: number
}

export type BoardOf<S extends Sport> = Extract<Board, { readonly sport: S }>
