import type { GameKind } from '../league'
import type { GameOddsRecord } from '../odds/odds-record'
import type { Fact } from './live-facts'

/** How a team has played before the open game, as far as the feed tells it along with that game. */
export interface TeamForm {
  readonly team: string
  /** The season's wins and losses; empty when the feed does not say. */
  readonly record: string
  /** The record at home for the home team, on the road for the other. */
  readonly split: string
  readonly where: 'home' | 'road'
  /** The latest games before this one, the oldest first; the feed tells them before the start only. */
  readonly last: readonly PastGame[]
}

export interface PastGame {
  readonly id: string
  /** ISO time of the start. */
  readonly start: string
  readonly opponent: string
  readonly isHome: boolean
  readonly own: number
  readonly theirs: number
}

export type BothForms = { readonly away: TeamForm; readonly home: TeamForm }

export type Spreads = readonly Pick<GameOddsRecord, 'game_id' | 'home_spread'>[]

/** What a score is counted in. */
const SCORED_IN: Readonly<Record<GameKind, string>> = {
  football: 'Points',
  basketball: 'Points',
  baseball: 'Runs',
  hockey: 'Goals',
}

/** Every figure has a label; a figure that the feed did not tell has no line. */
export function formFacts(kind: GameKind, { record, split, where, last }: TeamForm): readonly Fact[] {
  const facts = [
    { label: 'Season', text: record },
    { label: where === 'home' ? 'At home' : 'On the road', text: split },
    { label: `Last ${last.length}`, text: last.length > 0 ? lastText(last) : '' },
    { label: SCORED_IN[kind], text: last.length > 0 ? averagesText(last) : '' },
  ]
  return facts.filter(({ text }) => text !== '')
}

/** `3-2 (W L W W L)`; a draw counts as neither and gets a third number. */
function lastText(games: readonly PastGame[]): string {
  const results = games.map(resultOf)
  const count = (one: string) => results.filter((result) => result === one).length
  const ties = count('T')
  return `${count('W')}-${count('L')}${ties > 0 ? `-${ties}` : ''} (${results.join(' ')})`
}

export function resultOf({ own, theirs }: Pick<PastGame, 'own' | 'theirs'>): 'W' | 'L' | 'T' {
  return own > theirs ? 'W' : own < theirs ? 'L' : 'T'
}

/** The averages of these games, and of no others. */
function averagesText(games: readonly PastGame[]): string {
  const mean = (of: (game: PastGame) => number) =>
    (games.reduce((sum, game) => sum + of(game), 0) / games.length).toFixed(1)
  return `${mean(({ own }) => own)} scored, ${mean(({ theirs }) => theirs)} allowed`
}

/** By how much a team beat the last line kept before each game; a game without a line is left out. */
export function spreadMargins(
  games: readonly Pick<PastGame, 'id' | 'isHome' | 'own' | 'theirs'>[],
  spreads: Spreads,
): readonly number[] {
  const lines = new Map(spreads.map(({ game_id, home_spread }) => [game_id, home_spread]))
  return games.flatMap((game) => {
    const home = lines.get(game.id)
    if (home === undefined || home === null) return []
    return [game.own - game.theirs + (game.isHome ? home : -home)]
  })
}

/** How often a team beat the spread, and in how many games that is. Nothing where no line was kept. */
export function againstSpread(games: readonly PastGame[], spreads: Spreads): string | undefined {
  const margins = spreadMargins(games, spreads)
  if (margins.length === 0) return undefined
  const noun = margins.length === 1 ? 'game' : 'games'
  return `${spreadRecord(margins)} in ${margins.length} ${noun} with a line`
}

/** `3-2`, or `3-2-1` with a push. */
export function spreadRecord(margins: readonly number[]): string {
  const count = (is: (margin: number) => boolean) => margins.filter(is).length
  const pushes = count((margin) => margin === 0)
  const both = `${count((margin) => margin > 0)}-${count((margin) => margin < 0)}`
  return pushes > 0 ? `${both}-${pushes}` : both
}
