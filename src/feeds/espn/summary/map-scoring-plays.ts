import { scoringTimeline, type ScoringPlay, type ToldPlay } from '../../../domain/box-score/scoring-plays'
import type { GameSport } from '../../../domain/league'
import { MOST } from '../../limits'
import { id, isRecord, isTrue, list, nameText, record, text, whole, type Fields } from '../../read'
import { periodOfPlay } from './period-of-play'
import { teamWith, type FeedSummary } from './read-summary'

/** Football lists scoring plays separately; the other sports mark them among all plays. */
export function mapScoringPlays(sport: GameSport, summary: FeedSummary): readonly ScoringPlay[] {
  const { reply } = summary
  const apart = list(reply['scoringPlays']).filter(isRecord)
  const marked = list(reply['plays']).filter(isRecord).filter(isScoring)
  const plays = apart.length > 0 ? apart : marked
  return scoringTimeline(
    plays
      .filter(isWhole)
      .slice(0, MOST.scoringPlays)
      .map((play) => mapPlay(sport, summary, play))
      .filter((play) => !isOfShootout(play)),
  )
}

function isScoring(play: Fields): boolean {
  return isTrue(play['scoringPlay'])
}

/** False for single pitches: baseball marks every pitch of an at-bat that scored, with the score before or after it. */
function isWhole(play: Fields): boolean {
  return (
    !/^Pitch \d/.test(text(play['text'])) && nameText(record(play['type'])['type']) !== 'end-batterpitcher'
  )
}

/** The score of such a play is the shootout's own, `1-0` after a `3-3`, and the game counts one goal for all of them. */
function isOfShootout({ period }: ToldPlay): boolean {
  return period === 'SO'
}

function mapPlay(sport: GameSport, summary: FeedSummary, play: Fields): ToldPlay {
  return {
    id: id(play['id']),
    period: periodOfPlay(sport, summary, play),
    clock: nameText(record(play['clock'])['displayValue']),
    team: teamWith(record(play['team'])['id'], summary),
    text: text(play['text']).replace(/\s+/g, ' '),
    awayScore: whole(play['awayScore']),
    homeScore: whole(play['homeScore']),
  }
}
