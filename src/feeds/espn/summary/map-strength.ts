import {
  EVEN_STRENGTH,
  hockeyStrength,
  parseStrength,
  type HockeyStrength,
} from '../../../domain/box-score/hockey-strength'
import { isShootout } from '../../../domain/period/hockey-period'
import { isPostSeason } from '../map-season'
import { isRecord, list, record, text, whole } from '../../read'
import { teamWith, type FeedSummary } from './read-summary'

/**
 * The strength from the summary's plays, since the scoreboard does not say which team is short of men. A shootout knows
 * none, and a power play of the overtime before it is over.
 */
export function mapStrength(summary: FeedSummary): HockeyStrength {
  const period = whole(record(summary.competition['status'])['period']) ?? 0
  if (isShootout({ period, playoffs: isPostSeason(record(summary.reply['header'])) })) return EVEN_STRENGTH
  const plays = list(summary.reply['plays'])
    .filter(isRecord)
    .map((play) => ({
      team: teamWith(record(play['team'])['id'], summary),
      strength: parseStrength(text(record(play['strength'])['text'])),
      isGoal: play['scoringPlay'] === true,
    }))
  return hockeyStrength(plays, [summary.away.abbreviation, summary.home.abbreviation])
}
