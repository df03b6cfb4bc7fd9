import type { Fact } from './live-facts'

/** What chances the feed gave both teams as the game went on. */
export interface WinProbability {
  /** Thinned to what a chart can show, the oldest first. */
  readonly points: readonly WinPoint[]
  /** How often the favourite changed, counted over all plays. */
  readonly favouriteChanges: number
}

export interface WinPoint {
  /** The number of the play after which the chances hold, among the plays for which the feed gives any. */
  readonly play: number
  /** Whole per cent. What is left of a hundred is the chance of a tie. */
  readonly away: number
  readonly home: number
  /** The part of the game, as the plays name it: `3Q`, `Top 5th`; empty where the feed does not say. */
  readonly period: string
  readonly clock: string
}

/** Two points, the lowest and the highest, for each stretch of plays, so that no swing is lost. */
export const MOST_WIN_POINTS = 120

/** Counts changes of the favourite over all plays, before it leaves any out. */
export function winProbability(points: readonly WinPoint[]): WinProbability | undefined {
  if (points.length < 2) return undefined
  return { points: thinned(points), favouriteChanges: countChanges(points) }
}

/** `chance` goes from 0 to 1. An undecided game never rounds to impossible or certain. */
export function wholePercent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

/** The first point and the last, and the lowest and the highest of each stretch between them. */
function thinned(points: readonly WinPoint[]): readonly WinPoint[] {
  if (points.length <= MOST_WIN_POINTS) return points
  const inner = points.slice(1, -1)
  const stretches = MOST_WIN_POINTS / 2 - 1
  const kept = new Set<WinPoint>([points[0]!, points.at(-1)!])
  for (let n = 0; n < stretches; n++) {
    const from = Math.floor((n * inner.length) / stretches)
    const stretch = inner.slice(from, Math.floor(((n + 1) * inner.length) / stretches))
    for (const one of [lowest(stretch, homeOf), highest(stretch, homeOf)]) if (one) kept.add(one)
  }
  return points.filter((point) => kept.has(point))
}

function countChanges(points: readonly WinPoint[]): number {
  const favourites = points.filter(({ away, home }) => away !== home).map(({ away, home }) => home > away)
  return favourites.filter((isHome, at) => at > 0 && isHome !== favourites[at - 1]).length
}

interface Names {
  readonly away: string
  readonly home: string
}

/** The chart in words, for those who use a screen reader or have no time to look. */
export function winFacts({ points, favouriteChanges }: WinProbability, names: Names, isOver: boolean) {
  const last = points.at(-1)
  if (!last) return []
  const favourite = last.home >= last.away ? 'home' : 'away'
  const low = lowest(points, (point) => point[favourite])!
  const facts: readonly Fact[] = [
    lastFact(last, names, isOver),
    { label: `${names[favourite]} at worst`, text: `${low[favourite]}%${whenText(low)}` },
    { label: 'Favorite', text: changesText(favouriteChanges) },
  ]
  return facts
}

/** The feed may judge no play of the last minutes: at the end every game is decided, so what is open then is from before. */
function lastFact(last: WinPoint, names: Names, isOver: boolean): Fact {
  const text = chancesText(last, names)
  if (!isOver) return { label: 'Now', text }
  const isDecided = [last.home, last.away, 100 - last.home - last.away].includes(100)
  return isDecided ? { label: 'At the end', text } : { label: 'Last told', text: text + whenText(last) }
}

/** `KC 72%, BUF 28%`, and the chance of a tie where there is one. */
export function chancesText({ away, home }: WinPoint, names: Names): string {
  const both = [`${names.away} ${away}%`, `${names.home} ${home}%`]
  const sides = home >= away ? [both[1], both[0]] : both
  const tie = 100 - away - home
  return [...sides, ...(tie > 0 ? [`tie ${tie}%`] : [])].join(', ')
}

/** `, 3Q 4:12`; nothing where the feed tells no part of the game. */
export function whenText({ period, clock }: WinPoint): string {
  const when = [period, clock].filter(Boolean).join(' ')
  return when && `, ${when}`
}

function changesText(times: number): string {
  if (times === 0) return 'never changed'
  return times === 1 ? 'changed once' : `changed ${times} times`
}

function homeOf({ home }: WinPoint): number {
  return home
}

function lowest(points: readonly WinPoint[], of: (point: WinPoint) => number): WinPoint | undefined {
  return points.reduce<WinPoint | undefined>((low, one) => (low && of(low) <= of(one) ? low : one), undefined)
}

function highest(points: readonly WinPoint[], of: (point: WinPoint) => number): WinPoint | undefined {
  return lowest(points, (point) => -of(point))
}
