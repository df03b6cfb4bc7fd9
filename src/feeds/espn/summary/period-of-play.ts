import { periodName } from '../../../domain/box-score/periods'
import type { GameSport } from '../../../domain/league'
import { ordinal } from '../../../domain/period/period-facts'
import { isPostSeason } from '../map-season'
import { nameText, record, whole, type Fields } from '../../read'
import type { FeedSummary } from './read-summary'

const HALVES: Readonly<Record<string, string>> = { Top: 'Top', Bottom: 'Bot' }

/** The part of the game that a play belongs to: `3Q`, `2OT`, `Top 5th`, or `5th` without its half; empty where the feed does not say. */
export function periodOfPlay(sport: GameSport, summary: FeedSummary, play: Fields): string {
  const period = record(play['period'])
  const number = whole(period['number'])
  if (number === undefined || number < 1) return ''
  if (sport === 'MLB') return [HALVES[nameText(period['type'])], ordinal(number)].filter(Boolean).join(' ')
  return periodName(sport, number, isPostSeason(record(summary.reply['header'])))
}
