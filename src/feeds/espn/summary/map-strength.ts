import { hockeyStrength, parseStrength, type HockeyStrength } from '../../../domain/box-score/hockey-strength'
import { isRecord, list, record, text } from '../../read'
import { teamWith, type FeedSummary } from './read-summary'

/** The strength from the summary's plays, since the scoreboard does not say which team is short of men. */
export function mapStrength(summary: FeedSummary): HockeyStrength {
  const plays = list(summary.reply['plays'])
    .filter(isRecord)
    .map((play) => ({
      team: teamWith(record(play['team'])['id'], summary),
      strength: parseStrength(text(record(play['strength'])['text'])),
    }))
  return hockeyStrength(plays, [summary.away.abbreviation, summary.home.abbreviation])
}
