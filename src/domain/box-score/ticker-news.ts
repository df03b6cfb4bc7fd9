import { hashOf } from '../hash'
import type { StatItem } from '../ticker/stat-item'
import type { TickerAnswer } from './game-answer'

/** Those figures of a game's ticker that have changed since a revision, by their place. */
export interface ChangedFigures {
  readonly id: string
  readonly rev: string
  readonly figures: Readonly<Record<string, StatItem>>
}

/** The server's answer about a game: its whole ticker, or the changes since the revision that the caller has. */
export type TickerNews = TickerAnswer | ChangedFigures

const BASE = 36
const REST_LETTERS = 7
const FIGURE_LETTERS = 4

/**
 * Names one state of a game's ticker: seven letters for all but the figures, four for each figure. Two of these
 * revisions show which figures differ, so the server need not remember what it sent to which caller.
 */
export function tickerRev({ tickerStats, ...rest }: TickerAnswer): string {
  const words = (tickerStats ?? []).map((figure) => figureHash(figure, FIGURE_LETTERS))
  return [figureHash([rest, tickerStats !== undefined], REST_LETTERS), ...words].join('')
}

export const isTickerRev = (text: string) => /^[0-9a-z]{7}(?:[0-9a-z]{4})*$/.test(text)

/** The indexes of the figures in which two revisions differ; undefined when anything else differs too. */
export function changedPlaces(rev: string, known: string): readonly number[] | undefined {
  if (known.length !== rev.length || known.slice(0, REST_LETTERS) !== rev.slice(0, REST_LETTERS))
    return undefined
  const [now, before] = [rev, known].map(figureHashes)
  return [...now!.keys()].filter((place) => now![place] !== before![place])
}

/** The ticker after the news. `asked` is the revision in the request; undefined if `here` has another revision now. */
export function tickerAfterNews(
  news: TickerNews,
  asked: string | undefined,
  here: TickerAnswer | undefined,
): TickerAnswer | undefined {
  if (!('figures' in news)) return news
  if (!here?.tickerStats || here.rev !== asked) return undefined
  const { rev, figures } = news
  return { ...here, rev, tickerStats: here.tickerStats.map((figure, place) => figures[place] ?? figure) }
}

function figureHash(value: unknown, letters: number): string {
  return hashOf(JSON.stringify(value)).toString(BASE).padStart(letters, '0').slice(-letters)
}

function figureHashes(rev: string): readonly string[] {
  return rev.slice(REST_LETTERS).match(/.{4}/g) ?? []
}
