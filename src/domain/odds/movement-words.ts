import { moneyLineText, spreadText, totalText } from './odds-display'
import type { Market, MarketMovement, Track, TrackEnds } from './line-movement'

export const MARKET_LABELS: Readonly<Record<Market, string>> = {
  spread: 'Spread',
  moneyline: 'Money line',
  total: 'Total',
}

export const FIRST_LABELS: Readonly<Record<MarketMovement['firstIs'], string>> = {
  open: 'Open',
  earliest: 'Earliest',
}

export const LAST_LABELS: Readonly<Record<MarketMovement['lastIs'], string>> = {
  current: 'Current',
  closing: 'Closing',
  last: 'Last',
}

/** `-3.5`, `+145`, `44.5`. */
export function trackText(track: Track, value: number): string {
  if (track === 'overUnder') return totalText(value)
  return track === 'homeSpread' ? spreadText(value) : moneyLineText(value)
}

export interface Abbreviations {
  readonly away: string
  readonly home: string
}

/** The team whose number it is; undefined for a total, which concerns both teams. */
export function trackTeam(track: Track, { away, home }: Abbreviations): string | undefined {
  if (track === 'overUnder') return undefined
  return track === 'awayMoneyLine' ? away : home
}

/** `SEA spread`, `SF money line`, `Total`. */
export function trackName(track: Track, teams: Abbreviations): string {
  const team = trackTeam(track, teams)
  if (team === undefined) return MARKET_LABELS.total
  return `${team} ${(track === 'homeSpread' ? MARKET_LABELS.spread : MARKET_LABELS.moneyline).toLowerCase()}`
}

/** The move of a spread or total, `+1.5`. Undefined when there is none, and for prices: they have no steps to count. */
export function movedText({ track, first, last }: TrackEnds): string | undefined {
  if (track === 'homeMoneyLine' || track === 'awayMoneyLine') return undefined
  const by = Math.round((last - first) * 100) / 100
  if (by > 0) return `+${by}`
  return by < 0 ? `${by}` : undefined
}
