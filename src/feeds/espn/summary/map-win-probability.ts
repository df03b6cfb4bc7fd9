import {
  wholePercent,
  winProbability,
  type WinPoint,
  type WinProbability,
} from '../../../domain/box-score/win-probability'
import type { GameSport } from '../../../domain/league'
import { MOST } from '../../limits'
import { id, isRecord, list, nameText, record, type Fields } from '../../read'
import { periodOfPlay } from './period-of-play'
import type { FeedSummary } from './read-summary'

/** Both teams' chances after each play that the feed judged. Hockey has none, nor has a game before its start. */
export function mapWinProbability(sport: GameSport, summary: FeedSummary): WinProbability | undefined {
  const judged = list(summary.reply['winprobability']).filter(isRecord)
  const plays = new Map(playsOf(summary).map((play) => [id(play['id']), play]))
  const points = judged.flatMap((one, play) => {
    const chances = chancesOf(one)
    const of = plays.get(id(one['playId'])) ?? {}
    if (!chances) return []
    const clock = nameText(record(of['clock'])['displayValue'])
    return [{ play, ...chances, period: periodOfPlay(sport, summary, of), clock }]
  })
  return winProbability(points)
}

/** The feed tells the home team's chance and that of a tie, from 0 to 1; football leaves out the tie. */
function chancesOf(judged: Fields): Pick<WinPoint, 'away' | 'home'> | undefined {
  const home = judged['homeWinPercentage']
  const tie = judged['tiePercentage'] ?? 0
  if (!isChance(home) || !isChance(tie) || home + tie > 1.001) return undefined
  const homePercent = wholePercent(home)
  const tiePercent = Math.min(100 - homePercent, Math.round(tie * 100))
  return { home: homePercent, away: 100 - homePercent - tiePercent }
}

/** That it is at most 1 follows from the sum. */
function isChance(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

/** Football's plays are parts of drives. */
function playsOf({ reply }: FeedSummary): readonly Fields[] {
  const drives = record(reply['drives'])
  const ofDrives = [...list(drives['previous']), drives['current']].filter(isRecord)
  const plays = [...list(reply['plays']), ...ofDrives.flatMap((drive) => list(drive['plays']))]
  return plays.filter(isRecord).slice(0, MOST.entries)
}
