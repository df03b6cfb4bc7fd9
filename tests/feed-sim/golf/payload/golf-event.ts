import { easternTimeToMs } from '../../../../src/domain/time/eastern'
import type { Part } from '../../games/sim-game'
import { feedDate } from '../../payload/format'
import type { Tournament } from '../tournament'

export const TOUR_UID = 's:1100~l:1106'
export const TOUR_LEAGUE = {
  id: '1106',
  name: 'PGA TOUR',
  abbreviation: 'PGA',
  shortName: 'PGA TOUR',
  slug: 'pga',
}

/** What both endpoints say of a tournament: it begins and ends at midnight of its days. */
export function golfEvent({ id, name, first }: Tournament, span: Part): Part {
  return {
    id,
    uid: `${TOUR_UID}~e:${id}`,
    ...span,
    name,
    shortName: name,
    season: { year: Number(first.slice(0, 4)) },
  }
}

export function spanOf({ first, last }: Pick<Tournament, 'first' | 'last'>): Part {
  return { date: midnight(first), endDate: midnight(last) }
}

export function midnight(day: string): string {
  return feedDate(easternTimeToMs(day, 0, 0))
}

export function golfLink(id: string): Part {
  return {
    language: 'en-US',
    rel: ['summary', 'desktop', 'event'],
    href: `https://www.espn.com/golf/leaderboard?tournamentId=${id}`,
    text: 'Full Scorecard',
    shortText: 'Summary',
    isExternal: false,
    isPremium: false,
  }
}
