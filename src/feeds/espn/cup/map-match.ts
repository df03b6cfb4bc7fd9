import type { CupCompetitor, CupMatch, CupPlayer, CupSide } from '../../../domain/cup/cup'
import { sessionTypeOf } from '../../../domain/cup/session-type'
import { golfState } from '../../../domain/golf/tournament-state'
import { MOST } from '../../limits'
import { imagePath } from '../image-path'
import { briefText, id, isRecord, isTrue, list, nameText, record, text, type Fields } from '../../read'
import { mapStart } from '../start'
import { sidesOf } from './cup-sides'
import { toldState } from './told-state'

/** A match before it is numbered within its session; nothing without both sides or an id. */
export function mapMatch(
  entry: Fields,
  session: string,
  homeSide: CupSide | undefined,
): CupMatch | undefined {
  const sides = sidesOf(entry, homeSide)
  const matchId = id(entry['id'])
  if (!sides || matchId === '') return undefined
  const words = text(entry['description'])
  const type = sessionTypeOf(`${words} ${text(record(entry['type'])['text'])}`)
  const startTime = mapStart(entry['date']) ?? mapStart(entry['startDate'])
  return {
    id: matchId,
    session,
    matchNumber: 0,
    name: nameText(entry['name']) || words,
    type,
    ...(startTime !== undefined && { startTime }),
    ...statusOf(record(entry['status'])),
    usa: competitorOf(sides.usa, 'USA'),
    europe: competitorOf(sides.europe, 'EUR'),
  }
}

function statusOf(status: Fields) {
  const type = record(status['type'])
  const state = toldState(type)
  return {
    state: golfState(state === 'post', state === 'in'),
    completed: state === 'post' && type['completed'] !== false,
    status: text(type['description']),
    statusShort: nameText(type['shortDetail']),
    detail: nameText(type['detail']) || nameText(status['displayValue']),
  }
}

function competitorOf(competitor: Fields, team: string): CupCompetitor {
  const status = record(competitor['status'])
  return {
    team: briefText(record(competitor['team'])['abbreviation']) || team,
    score: scoreOf(competitor),
    status: nameText(status['displayValue']),
    detail: nameText(status['detail']),
    isWinner: isTrue(competitor['winner']) || isTrue(record(competitor['score'])['winner']),
    players: playersOf(competitor),
  }
}

/** `2 UP`, `6 & 5`. During a match this can be in the competitor's status, which otherwise holds a tee time. */
function scoreOf(competitor: Fields): string {
  const score = competitor['score']
  const told = isRecord(score) ? nameText(score['displayValue']) : text(score)
  const detail = nameText(record(competitor['status'])['detail'])
  return (told === '' || told === '-') && STANDING.test(detail) ? detail : told
}

const STANDING = /^(?:\d+ ?(?:up|dn|down)|\d+ ?& ?\d+|all square|a\/s)$/i

function playersOf(competitor: Fields): readonly CupPlayer[] {
  const roster = list(competitor['roster']).slice(0, MOST.partners).map(record)
  const entries: readonly Fields[] = roster.length > 0 ? roster : [{ athlete: competitor['athlete'] }]
  return entries.map(playerOf).filter(({ name }) => name !== '')
}

function playerOf(entry: Fields): CupPlayer {
  const athlete = record(entry['athlete'])
  const headshot = imagePath(record(athlete['headshot'])['href'])
  const flag = imagePath(record(athlete['flag'])['href'])
  return {
    id: id(entry['playerId']) || id(athlete['id']),
    name: nameText(athlete['displayName']) || nameText(athlete['fullName']),
    ...(headshot !== undefined && { headshot }),
    ...(flag !== undefined && { flag }),
  }
}
