import type { OffGame } from '../game/game'
import type { KnownTeam } from './known-team'

/** A team with all games of its season, as the feed's schedule tells them. */
export interface TeamSeason {
  readonly team: KnownTeam
  /** The record of the regular season. This and the two below are empty if the feed does not say. */
  readonly record: string
  /** `1st in AFC West`. */
  readonly standing: string
  /** `2026`, or `2025-26` where a season lasts over New Year. */
  readonly season: string
  /** The earliest first. */
  readonly games: readonly SeasonGame[]
}

interface GameOfSeason {
  readonly id: string
  /** ISO time with seconds. */
  readonly start: string
  readonly opponent: Opponent
  readonly isHome: boolean
  /** Played at a neutral site, even though one team is called home. */
  readonly isNeutral: boolean
  readonly part: SeasonPart
}

export type Opponent = Pick<KnownTeam, 'id' | 'displayName' | 'abbreviation'>
export type SeasonPart = 'preseason' | 'regular' | 'postseason'

export interface ComingGame extends GameOfSeason {
  readonly phase: 'scheduled'
  /** The feed has told the day and not the time. */
  readonly isOpen: boolean
}

interface Score {
  readonly own: number
  readonly theirs: number
}

/** The feed's schedule can lack the score as long as the game goes on. */
export interface GameUnderWay extends GameOfSeason, Partial<Score> {
  readonly phase: 'live'
  /** Goes on, maybe days after it began. */
  readonly wasSuspended?: true
  /** ISO time of the last change of a game that the feed still calls live long after it. */
  readonly stuckSince?: string
}

export interface PlayedGame extends GameOfSeason, Score {
  readonly phase: 'final'
  /** Ended after overtime or a shootout. */
  readonly isLate: boolean
}

export interface CalledOffGame extends GameOfSeason {
  readonly phase: 'off'
  readonly status: OffGame['status']
}

export type SeasonGame = ComingGame | GameUnderWay | PlayedGame | CalledOffGame

/** Finished games without the preseason; the preseason's games as long as there are no others. */
export function countedGames({ games }: TeamSeason): readonly PlayedGame[] {
  const over = games.filter((game) => game.phase === 'final')
  const counted = over.filter(({ part }) => part !== 'preseason')
  return counted.length > 0 ? counted : over
}

/** The latest counted games, in the order of their days. */
export function lastGames(season: TeamSeason, count: number): readonly PlayedGame[] {
  return countedGames(season).slice(-count)
}

export function liveGames(season: TeamSeason): readonly GameUnderWay[] {
  return unfinishedGames(season).filter(({ stuckSince }) => stuckSince === undefined)
}

/** The games that the feed has never closed. Nobody plays them any more, and they have no result. */
export function stuckGames(season: TeamSeason): readonly GameUnderWay[] {
  return unfinishedGames(season).filter(({ stuckSince }) => stuckSince !== undefined)
}

function unfinishedGames({ games }: TeamSeason): readonly GameUnderWay[] {
  return games.filter((game) => game.phase === 'live')
}

/** The coming games, the next one first. A game whose day has passed without a result is left out. */
export function nextGames({ games }: TeamSeason, count: number, nowMs: number): readonly ComingGame[] {
  const coming = games.filter((game) => game.phase === 'scheduled')
  return coming.filter(({ start }) => Date.parse(start) > nowMs - A_DAY_MS).slice(0, count)
}

/** The feed may be hours late with a start. */
const A_DAY_MS = 86_400_000
