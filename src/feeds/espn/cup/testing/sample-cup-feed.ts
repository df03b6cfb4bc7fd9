/** A cup as the feed is reported to send it, written by hand: one entry for the cup, then matches. */
export type Json = { [member: string]: unknown }

export function sampleCupEvent(competitions: readonly unknown[], changes: Json = {}): Json {
  return {
    id: '401734110',
    name: 'Ryder Cup',
    date: '2025-09-26T07:00Z',
    endDate: '2025-09-28T07:00Z',
    season: { year: 2025 },
    status: { type: { state: 'in', description: 'In Progress' } },
    competitions,
    ...changes,
  }
}

export function overallEntry(usa: unknown, europe: unknown): Json {
  return {
    id: '1',
    type: { text: 'tournament' },
    description: 'tournament',
    scoringSystem: { name: 'Cup' },
    competitors: [
      { ...side('USA', 'home'), score: usa },
      { ...side('EUR', 'away'), score: europe },
    ],
  }
}

/** `won` names the side that won; `halved` neither. */
export function matchEntry(
  id: string,
  description: string,
  won: 'USA' | 'EUR' | 'halved' | 'open',
  date = '26T11:00Z',
) {
  const state = won === 'open' ? 'in' : 'post'
  return {
    id,
    date: `2025-09-${date}`,
    description,
    type: { text: description.split(' ').at(-1) },
    scoringSystem: { name: 'Match' },
    status: {
      type: {
        state,
        description: state === 'in' ? 'In Progress' : 'Final',
        detail: 'Through 4',
        shortDetail: 'Thru 4',
      },
    },
    competitors: [player('USA', 'home', won), player('EUR', 'away', won)],
  }
}

function player(team: string, homeAway: string, won: string): Json {
  return {
    ...side(team, homeAway),
    score: { displayValue: won === team ? '6 & 5' : '', winner: won === team },
    roster: [
      {
        playerId: 7,
        athlete: {
          displayName: `${team} Player`,
          headshot: { href: 'https://images.example/i/headshots/golf/players/full/7.png' },
          flag: { href: 'https://images.example/i/teamlogos/countries/500/usa.png' },
        },
      },
    ],
  }
}

function side(abbreviation: string, homeAway: string): Json {
  return { homeAway, team: { id: abbreviation, abbreviation, displayName: abbreviation } }
}
