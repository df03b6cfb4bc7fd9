import type { Cup, CupCompetitor, CupMatch } from '../cup'

export function sampleCup(changes: Partial<Cup> = {}): Cup {
  const team = { id: '1', uid: '', name: 'Side', abbreviation: 'SID', displayName: 'Side', homeAway: 'home' }
  return {
    id: '1',
    name: 'Ryder Cup',
    title: '2025 Ryder Cup',
    venue: { name: 'Links', city: 'Town', state: 'NY' },
    state: 'in',
    description: 'In Progress',
    usa: team,
    europe: team,
    totalPoints: { usa: 0, europe: 0 },
    ...changes,
  }
}

/** A match for tests; `won` names the side that won, `halved` neither. */
export function sampleMatch(
  won: 'usa' | 'europe' | 'halved' | 'open',
  changes: Partial<CupMatch> = {},
): CupMatch {
  return {
    id: '1',
    session: 'session-1',
    matchNumber: 1,
    name: 'Friday Foursomes',
    type: 'foursomes',
    state: won === 'open' ? 'in' : 'post',
    completed: won !== 'open',
    status: '',
    statusShort: '',
    detail: '',
    usa: sampleSide('USA', won === 'usa'),
    europe: sampleSide('EUR', won === 'europe'),
    ...changes,
  }
}

function sampleSide(team: string, isWinner: boolean): CupCompetitor {
  return { team, score: isWinner ? '2 & 1' : '', status: '', detail: '', isWinner, players: [] }
}
