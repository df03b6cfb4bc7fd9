import { leagueOfSport, type GameKind, type GameSport } from '../../../domain/league'

/** Events in the feed's shape, written by hand: no recorded data. Spread and override what a test is about. */
export type Json = { [member: string]: unknown }

interface Sides {
  readonly home?: Json
  readonly away?: Json
}

const SITUATIONS: Readonly<Record<GameKind, Json>> = {
  football: {
    down: 3,
    distance: 7,
    yardLine: 62,
    possession: '1',
    possessionText: 'HOM 38',
    downDistanceText: '3rd & 7 at HOM 38',
    homeTimeouts: 2,
    awayTimeouts: 3,
  },
  basketball: { lastPlay: { text: 'Someone makes a jumper' } },
  baseball: {
    balls: 2,
    strikes: 1,
    outs: 1,
    onFirst: true,
    onSecond: false,
    onThird: false,
    batter: { athlete: { team: { id: '2' } } },
  },
  hockey: { lastPlay: { text: 'Someone is stopped' } },
}

export function sampleStatus(type: Json = {}, rest: Json = {}): Json {
  return {
    period: 3,
    displayClock: '8:36',
    ...rest,
    type: {
      name: 'STATUS_IN_PROGRESS',
      state: 'in',
      completed: false,
      detail: '8:36 - 3rd Period',
      shortDetail: '8:36 - 3rd',
      ...type,
    },
  }
}

export function sampleCompetitor(homeAway: 'home' | 'away', changes: Json = {}): Json {
  const id = homeAway === 'home' ? '1' : '2'
  const word = homeAway === 'home' ? 'Hom' : 'Awa'
  return {
    homeAway,
    score: homeAway === 'home' ? '21' : '17',
    records: [{ type: 'total', summary: '3-1' }],
    team: {
      id,
      name: `${word}es`,
      displayName: `${word} City ${word}es`,
      abbreviation: word.toUpperCase(),
      color: '0a2342',
      alternateColor: 'ffffff',
      logo: `https://images.example/i/teamlogos/500/${id}.png`,
    },
    ...changes,
  }
}

export function sampleEvent(
  sport: GameSport,
  changes: Json = {},
  competition: Json = {},
  sides: Sides = {},
): Json {
  return {
    id: '100',
    date: '2026-09-06T17:00Z',
    season: { year: 2026, type: 2 },
    status: sampleStatus(),
    competitions: [
      {
        venue: { fullName: 'Some Field', address: { city: 'Town', state: 'TN' } },
        competitors: [sampleCompetitor('home', sides.home), sampleCompetitor('away', sides.away)],
        situation: SITUATIONS[leagueOfSport(sport).kind],
        notes: [],
        ...competition,
      },
    ],
    ...changes,
  }
}
