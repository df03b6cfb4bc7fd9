import type { MatchedTeam, Matchup } from '../../../domain/box-score/matchup'
import { list, record, type Fields } from '../../read'
import { readStatus, startText } from '../map-status'
import { mapTeam } from '../map-team'
import { mapVenue } from '../map-venue'
import { mapStart } from '../start'
import type { FeedSummary, SummarySide } from './read-summary'

/** Who plays, when and where, from the header of a summary. */
export function mapMatchup({ reply, competition, away, home }: FeedSummary): Matchup {
  const start = mapStart(competition['date'])
  const status = readStatus(competition['status'])
  const isOpen = record(reply['header'])['timeValid'] === false
  return {
    awayTeam: mapSide(away),
    homeTeam: mapSide(home),
    venue: mapVenue(record(reply['gameInfo'])['venue']),
    ...(competition['neutralSite'] === true && { isNeutral: true }),
    ...(start !== undefined && { start }),
    startTime: status ? startText(status, isOpen) : '',
  }
}

/** Summaries give ranks, records and logos other names than scoreboards do. */
function mapSide({ competitor }: SummarySide): MatchedTeam {
  const team = record(competitor['team'])
  const { score: _partOfItsOwn, ...facts } = mapTeam({
    ...competitor,
    curatedRank: { current: competitor['rank'] },
    records: competitor['record'],
    team: { ...team, logo: logoOf(team) },
  })
  return facts
}

/** The picture that scoreboards show, so that a device needs it once. Colleges have only their first. */
function logoOf(team: Fields): unknown {
  const logos = list(team['logos']).map(record)
  const onBoards = logos.find(({ rel }) => isForBoards(list(rel)))
  return (onBoards ?? logos[0])?.['href']
}

function isForBoards(words: readonly unknown[]): boolean {
  return words.includes('scoreboard') && !words.includes('dark')
}
