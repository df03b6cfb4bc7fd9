import type { Game } from './game'
import type { Sport } from './league'
import type { SeasonContent } from './seasons/season-content'
import type { SimplePhase } from './seasons/simple-season'

/** How the feed behaves: `late` after a failed poll that will be tried again, `down` when trying again did not help. */
export interface Source {
  readonly state: 'ok' | 'late' | 'down'
  /** ISO time (product clock) since when it has been so. */
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
 * The board of one league: what the server publishes and the browser keeps. It holds no `now` and no time of
 * fetching, so that equal content has an equal revision.
 */
export interface Board {
  readonly v: 1
  readonly sport: Sport
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
  readonly games: readonly Game[]
}

/** What the league bar needs of a league whose board is not open. */
export interface BoardHead {
  readonly id: string
  readonly live: boolean
  readonly visible: boolean
}
