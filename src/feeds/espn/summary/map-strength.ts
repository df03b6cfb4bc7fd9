import { hockeyStrength, parseStrength, type HockeyStrength } from '../../../domain/box-score/hockey-strength'
import { isRecord, list, record, text } from '../read'
import { teamWith, type FeedSummary } from './read-summary'

/** The scoreboard does not say who is short of men; each play of the summary does. */
export function mapStrength(summary: FeedSummary): HockeyStrength {
  const plays = list(summary.reply['plays'])
    .filter(isRecord)
    .map((play) => ({
      team: teamWith(record(play['team'])['id'], summary),
      strength: parseStrength(text(record(play['strength'])['text'])),
    }))
  return hockeyStrength(plays, [summary.away.abbreviation, summary.home.abbreviation])
}
