import type { Cup, CupMatch } from '../../../domain/cup/cup'
import { cupTitle } from '../../../domain/cup/cup-title'
import { cupOfYear } from '../../../domain/cup/cup-years'
import { golfState } from '../../../domain/golf/tournament-state'
import type { Venue } from '../../../domain/game/game'
import { mapVenue } from '../map-venue'
import { id, isRecord, isTrue, list, nameText, record, text, whole, type Fields } from '../../read'
import { readEvents } from '../read-events'
import { mapStart } from '../start'
import { cupEntries } from './cup-entries'
import { cupTotal } from './cup-total'
import { mapCupTeam } from './map-cup-team'
import { homeSideOf, sidesOf, type Sides } from './cup-sides'
import { mapSessions, type CupRows } from './map-sessions'
import { toldState } from './told-state'

export type CupResult =
  | ({ readonly ok: true; readonly cup?: Cup } & CupRows)
  | { readonly ok: false; readonly reason: string }

const NO_ROWS: CupRows = { sessions: [], matches: [] }

/** Reads the leaderboard's reply: the event with this id, else the first cup. A reply without a cup is no failure. */
export function mapCup(reply: unknown, eventId: string | undefined): CupResult {
  const replied = readEvents(reply)
  if (!replied.ok) return replied
  const cups = replied.events.filter(isRecord).filter(isCup)
  const event = cups.find((one) => id(one['id']) === eventId) ?? cups[0]
  if (!event) return { ok: true, ...NO_ROWS }
  const { overall, matches } = cupEntries(event)
  const sides = overall && sidesOf(overall)
  const rows = mapSessions(matches, homeSideOf(sides))
  return { ok: true, cup: cupOf(event, overall ?? {}, sides, rows.matches), ...rows }
}

/** When there is no cup the feed answers with this week's tournament, which is not one. */
function isCup(event: Fields): boolean {
  if (id(event['id']) === '') return false
  if (/\bcup\b/i.test(nameText(event['name'])) && /\bryder\b/i.test(nameText(event['name']))) return true
  const { overall, matches } = cupEntries(event)
  return [overall, ...matches.map(({ entry }) => entry)].some((entry) => entry && sidesOf(entry))
}

function cupOf(event: Fields, overall: Fields, sides: Sides | undefined, matches: readonly CupMatch[]): Cup {
  const startDate = mapStart(event['date']) ?? mapStart(event['startDate'])
  const endDate = mapStart(event['endDate'])
  const year = yearOf(startDate) ?? whole(record(event['season'])['year'])
  const name = nameText(event['name']) || 'Ryder Cup'
  return {
    id: id(event['id']),
    name,
    title: cupTitle(name, year),
    venue: venueOf(event, overall, year),
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...stateOf(event, overall),
    usa: mapCupTeam(sides?.usa ?? {}, 'United States', 'USA'),
    europe: mapCupTeam(sides?.europe ?? {}, 'Europe', 'EUR'),
    totalPoints: cupTotal(sides, matches),
  }
}

/** Pre when the feed does not say. */
function stateOf(event: Fields, overall: Fields) {
  const types = [event, overall].map((holder) => record(record(holder['status'])['type']))
  const type = types.find((one) => nameText(one['state']) !== '') ?? {}
  const state = toldState(type)
  return {
    state: golfState(isTrue(type['completed']) || state === 'post', state === 'in'),
    description: text(type['description']),
  }
}

function venueOf(event: Fields, overall: Fields, year: number | undefined): Venue {
  const course = list(event['courses']).map(record)[0]
  if (course && nameText(course['name']) !== '') {
    const address = record(course['address'])
    const state = nameText(address['state']) || nameText(address['country'])
    return { name: nameText(course['name']), city: nameText(address['city']), state }
  }
  const told = [event['venue'], overall['venue']].find((venue) => nameText(record(venue)['fullName']) !== '')
  const known = year === undefined ? undefined : cupOfYear(year)?.venue
  return told === undefined && known ? known : mapVenue(told)
}

function yearOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Number(time.slice(0, 4))
}
