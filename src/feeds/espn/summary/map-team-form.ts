import type { BothForms, PastGame, TeamForm } from '../../../domain/box-score/team-form'
import { briefText, id, isRecord, list, record, type Fields } from '../../read'
import { readScore } from '../read-score'
import { mapStart } from '../start'
import type { FeedSummary, SummarySide } from './read-summary'

const MOST_PAST = 5

type RecordKind = 'total' | TeamForm['where']

/** The feed has several names for each, as on scoreboards. */
const RECORD_TYPES: Readonly<Record<RecordKind, readonly string[]>> = {
  total: ['total', 'ytd'],
  home: ['home', 'homerecord'],
  road: ['road', 'awayrecord'],
}

/** Both teams' records, and before the start their latest games. */
export function mapTeamForm(summary: FeedSummary): BothForms {
  return { away: formOf(summary, summary.away, 'road'), home: formOf(summary, summary.home, 'home') }
}

function formOf({ reply }: FeedSummary, side: SummarySide, where: TeamForm['where']): TeamForm {
  const { teamId, abbreviation, competitor } = side
  const records = list(competitor['record']).filter(isRecord)
  const recordOf = (kind: RecordKind) => {
    const told = RECORD_TYPES[kind].flatMap((type) => records.filter((one) => one['type'] === type))
    return briefText(told[0]?.['summary'])
  }
  const lists = list(reply['lastFiveGames']).filter(isRecord)
  const own = lists.find((one) => teamId !== '' && id(record(one['team'])['id']) === teamId)
  const events = list(own?.['events']).filter(isRecord)
  const last = events.flatMap((event) => pastGame(event, teamId) ?? [])
  last.sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
  return {
    team: abbreviation,
    record: recordOf('total'),
    split: recordOf(where),
    where,
    last: last.slice(-MOST_PAST),
  }
}

function pastGame(event: Fields, teamId: string): PastGame | undefined {
  const start = mapStart(event['gameDate'])
  const home = readScore(event['homeTeamScore'])
  const away = readScore(event['awayTeamScore'])
  const gameId = id(event['id'])
  const isHome = id(event['homeTeamId']) === teamId
  if (!isHome && id(event['awayTeamId']) !== teamId) return undefined
  if (start === undefined || home === undefined || away === undefined || gameId === '') return undefined
  const opponent = briefText(record(event['opponent'])['abbreviation']) || 'UNK'
  return { id: gameId, start, opponent, isHome, own: isHome ? home : away, theirs: isHome ? away : home }
}
