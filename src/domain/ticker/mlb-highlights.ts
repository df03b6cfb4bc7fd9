import type { StatItem } from './stat-item'
import { teamLeaders } from './team-leaders'
import {
  battingScore,
  featuredScore,
  pitchingScore,
  type BattingLine,
  type PitchingDecision,
  type PitchingLine,
} from './mlb-highlight'

interface Player {
  readonly id: string
  readonly name: string
  readonly team: string
}

export type Batter = Player & BattingLine
export type Pitcher = Player & PitchingLine
export type FeaturedPitcher = Player & { readonly decision: PitchingDecision }

const MOST = 12

/**
 * Featured items first, then by score; at most 12, with the best of each team. Players without a notable figure are
 * left out.
 */
export function mlbHighlights(
  featured: readonly FeaturedPitcher[],
  batters: readonly Batter[],
  pitchers: readonly Pitcher[],
): readonly StatItem[] {
  const isFeatured = new Set(featured.map(({ id }) => id).filter(isKnown))
  const others = [
    ...batters.map(battingItem),
    ...pitchers.filter(({ id }) => !isFeatured.has(id)).map(pitchingItem),
  ].filter(({ value }) => value > 0)
  const first = featured.map((one) => featuredItem(one, pitchers))
  return withLeaders([...byValue(first), ...byValue(others)])
}

/** In a lopsided game twelve of one team may outrate everybody of the other. */
function withLeaders(items: readonly StatItem[]): readonly StatItem[] {
  const leaders = teamLeaders(items)
  const rest = items.filter((item) => !leaders.includes(item)).slice(0, MOST - leaders.length)
  return items.filter((item) => leaders.includes(item) || rest.includes(item))
}

const DECISION_WORDS: Readonly<Record<PitchingDecision, string>> = { winner: 'W', loser: 'L', save: 'SV' }
const NOT_IN_TABLE: PitchingLine = { innings: 0, strikeouts: 0, earnedRuns: 0 }

function featuredItem(featured: FeaturedPitcher, pitchers: readonly Pitcher[]): StatItem {
  const { id, decision } = featured
  const line = pitchers.find((pitcher) => isKnown(id) && pitcher.id === id)
  const words = line ? [DECISION_WORDS[decision], pitchingWords(line)] : [DECISION_WORDS[decision]]
  return itemOf(featured, 'FEATURED', featuredScore(decision, line ?? NOT_IN_TABLE), words.join(' • '))
}

/** Players without an id in the feed must not count as one and the same player. */
function isKnown(id: string): boolean {
  return id !== ''
}

function battingItem(batter: Batter): StatItem {
  return itemOf(batter, 'BATTING', battingScore(batter), battingWords(batter))
}

function pitchingItem(pitcher: Pitcher): StatItem {
  return itemOf(pitcher, 'PITCHING', pitchingScore(pitcher), pitchingWords(pitcher))
}

function itemOf({ name, team }: Player, statType: string, value: number, displayValue: string): StatItem {
  return { name, team, statType, value, displayValue }
}

/** `2 H, HR, 3 RBI, R`: only what happened. */
function battingWords({ hits, homers, rbi, runs }: BattingLine): string {
  return [count(hits, 'H'), count(homers, 'HR'), count(rbi, 'RBI'), count(runs, 'R')]
    .filter((word) => word !== '')
    .join(', ')
}

/** `5.1 IP, 2 ER, 3 K`. */
function pitchingWords({ innings, earnedRuns, strikeouts }: PitchingLine): string {
  const outs = Math.round(innings * 3)
  return `${Math.floor(outs / 3)}.${outs % 3} IP, ${earnedRuns} ER, ${strikeouts} K`
}

function count(value: number, unit: string): string {
  if (value <= 0) return ''
  return value === 1 ? unit : `${value} ${unit}`
}

function byValue(items: readonly StatItem[]): readonly StatItem[] {
  const sorted = [...items]
  sorted.sort((a, b) => b.value - a.value)
  return sorted
}
