import type { Board } from '../domain/board/board'
import type { GameAnswer, TickerAnswer } from '../domain/box-score/game-answer'
import type { Spreads } from '../domain/box-score/team-form'
import type { Game } from '../domain/game/game'
import type { Scorecard } from '../domain/golf/scorecard'
import type { GameSlug, Slug } from '../domain/league'
import type { LineMove } from '../domain/odds/line-move'
import type { LinePoint } from '../domain/odds/line-point'
import type { OddsBoard } from '../domain/odds/odds-board'
import type { Favourite } from '../domain/people/favourites/favourite'
import type { GameAlerts } from '../domain/people/game-alerts/game-alert'
import type { OutboxEntry } from '../domain/people/outbox/outbox-entry'
import type { KnownTeam } from '../domain/teams/known-team'
import type { TeamSeason } from '../domain/teams/team-season'
import type { WeatherDetail } from '../domain/weather/weather-detail'
import type { StoredHead } from '../domain/tabs/stored-tab'

/**
 * What each table holds. In rows from the server, `checkedAt` is when the server last found the row to be true (product
 * clock, ISO). Rows about what people do have the time when they did it.
 */
export interface Rows {
  readonly boards: StoredBoard
  readonly heads: StoredHead
  readonly odds: StoredOdds
  readonly games: StoredGame
  readonly stats: StoredStats
  readonly scorecards: StoredScorecard
  readonly favourites: StoredFavourite
  readonly outbox: StoredEntry
  readonly teams: StoredTeams
  readonly movements: StoredMovement
  readonly moves: StoredMoves
  readonly days: StoredDay
  readonly gameAlerts: StoredGameAlerts
  readonly weather: StoredWeather
  readonly seasons: StoredSeason
}

export type TableName = keyof Rows

/** The last board of a league. */
export interface StoredBoard {
  readonly slug: Slug
  readonly board: Board
  readonly checkedAt: string
}

/** The odds of a league, and the viewer who was given them. */
export interface StoredOdds {
  readonly slug: Slug
  readonly user: string
  readonly board: OddsBoard
  readonly checkedAt: string
}

/** A box score as somebody opened it last. */
export interface StoredGame {
  /** Who saw it, the league and the game: what one viewer may see is not kept for the next one on this device. */
  readonly key: string
  readonly slug: GameSlug
  readonly answer: GameAnswer
  /** The game as the board had it then, for names and colours; absent for a game that no board showed. */
  readonly game?: Game
  readonly checkedAt: string
  /** Wall time of the last opening: it decides what is kept, so it is about this device and not about product time. */
  readonly openedAt: number
}

/** What the ticker of a card has to show. */
export interface StoredStats {
  /** Who saw it, the league and the game. */
  readonly key: string
  readonly answer: TickerAnswer
  readonly checkedAt: string
}

/** The card of a golfer. */
export interface StoredScorecard {
  /** Who saw it, the tournament and the player. */
  readonly key: string
  readonly card: Scorecard
  /**
   * What the player's row said when the card was asked for: as long as the row says the same, the card is right. Empty
   * for a card that is older than the row.
   */
  readonly stamp: string
  readonly checkedAt: string
}

/** How the line of a game moved, as somebody looked at it last. */
export interface StoredMovement {
  /** Who saw it, the league and the game. */
  readonly key: string
  /** The oldest first. */
  readonly points: readonly LinePoint[]
  readonly checkedAt: string
}

/** The lines of a league that moved last. */
export interface StoredMoves {
  /** Who saw them, and the league. */
  readonly key: string
  readonly moves: readonly LineMove[]
  readonly checkedAt: string
}

/** The games of a day that somebody looked at. */
export interface StoredDay {
  /** Who saw it, the league and the day. */
  readonly key: string
  readonly games: readonly Game[]
  readonly checkedAt: string
}

/** The game alerts of a user. */
export interface StoredGameAlerts {
  /** Names the user and the rights that the alerts were given for. */
  readonly key: string
  readonly told: GameAlerts
  readonly checkedAt: string
}

/** The weather where a game is played, as somebody looked at it last. */
export interface StoredWeather {
  /** Who saw it, the league and the game. */
  readonly key: string
  readonly detail: WeatherDetail
  readonly measuredAt: string
  readonly checkedAt: string
}

/** The season of a team that somebody looked at. */
export interface StoredSeason {
  /** Who saw it, the league and the team. */
  readonly key: string
  readonly season: TeamSeason
  /** The lines that the server kept of its games, for viewers who may see odds. */
  readonly spreads?: Spreads
  readonly checkedAt: string
}

/** The teams of a league that the server knows. */
export interface StoredTeams {
  readonly slug: GameSlug
  readonly teams: readonly KnownTeam[]
  readonly checkedAt: string
}

/** The last choice of somebody on this device about a team. */
export interface StoredFavourite extends Favourite {
  /** Names the owner and the team. */
  readonly key: string
  /** A user's id, or `guest`. */
  readonly owner: string
}

/** Something that a user did and that the server has not taken yet. */
export interface StoredEntry extends OutboxEntry {
  /** Only this user sends it, and nobody else sees it. */
  readonly user: string
  /** Why the server refused it. The entry stays until its user decides what to do with it. */
  readonly refused?: string
}
