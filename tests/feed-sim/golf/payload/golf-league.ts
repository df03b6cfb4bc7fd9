import { cupEventOf } from '../../cup/cup-schedule'
import type { Part } from '../../games/sim-game'
import type { Tournament } from '../tournament'
import { midnight, TOUR_LEAGUE, TOUR_UID } from './golf-event'

/** `leagues[0]` of the golf scoreboard: its calendar lists the year's tournaments, the cup among them. */
export function golfLeague(tour: readonly Tournament[], day: string): Part {
  const year = Number(day.slice(0, 4))
  const [opens, closes] = [`${year}-01-01`, `${year}-12-07`]
  return {
    id: TOUR_LEAGUE.id,
    uid: TOUR_UID,
    name: TOUR_LEAGUE.name,
    abbreviation: TOUR_LEAGUE.abbreviation,
    slug: TOUR_LEAGUE.slug,
    season: {
      year,
      startDate: midnight(opens),
      endDate: midnight(closes),
      displayName: String(year),
      type: { id: '2', type: 2, name: 'Regular Season', abbreviation: 'reg' },
    },
    logos: [],
    calendarType: 'list',
    calendarIsWhitelist: true,
    calendarStartDate: midnight(opens),
    calendarEndDate: midnight(closes),
    calendar: calendarOf(tour, year),
  }
}

interface Listed {
  readonly id: string
  readonly label: string
  readonly first: string
  readonly last: string
}

function calendarOf(tour: readonly Tournament[], year: number): readonly Part[] {
  const cup = cupEventOf(year)
  const tournaments = tour.map((one): Listed => ({ ...one, label: one.name }))
  const cups = cup ? [{ id: cup.id, label: 'Ryder Cup', first: cup.cup.firstDay, last: cup.cup.lastDay }] : []
  return [...tournaments, ...cups].toSorted((a, b) => (a.first < b.first ? -1 : 1)).map(entryOf)
}

/** Entries begin at midnight on the west coast. */
function entryOf({ id, label, first, last }: Listed): Part {
  const $ref = `http://sports.core.api.espn.pvt/v2/sports/golf/leagues/pga/events/${id}?lang=en&region=us`
  return { id, label, startDate: western(first), endDate: western(last), event: { $ref } }
}

function western(day: string): string {
  return `${day}T08:00Z`
}
