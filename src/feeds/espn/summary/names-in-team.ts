import { MOST } from '../../limits'
import { id, isRecord, list, nameText, record, type Fields } from '../../read'
import type { FeedSummary } from './read-summary'

/** Names an athlete of one team: short, but in full where two of the team have the same short name. */
export type NameAthlete = (athlete: Fields) => string

export function namesInTeam(summary: FeedSummary, teamId: unknown): NameAthlete {
  const ids = new Map<string, Set<string>>()
  const athletes = teamTables(summary, id(teamId)).flatMap((group) =>
    list(group['athletes']).slice(0, MOST.line),
  )
  for (const entry of athletes) {
    const athlete = record(record(entry)['athlete'])
    const short = nameText(athlete['shortName'])
    ids.set(short, (ids.get(short) ?? new Set()).add(id(athlete['id'])))
  }
  return (athlete) => {
    const short = nameText(athlete['shortName'])
    const full = nameText(athlete['displayName'])
    const isShared = (ids.get(short)?.size ?? 0) > 1
    return isShared ? full || short : short || full
  }
}

/** The tables of one team's players, as the feed has them. */
export function teamTables({ reply }: FeedSummary, teamId: string): readonly Fields[] {
  const teams = list(record(reply['boxscore'])['players']).map(record)
  const entry = teams.find((one) => teamId !== '' && id(record(one['team'])['id']) === teamId)
  return list(entry?.['statistics']).filter(isRecord).slice(0, MOST.groups)
}
