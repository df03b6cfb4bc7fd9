/** Golf payloads in the feed's two shapes, written by hand: no recorded data. Override what a test is about. */
export type Json = { [member: string]: unknown }

export function sampleEvent(
  competitors: readonly unknown[],
  changes: Json = {},
  competition: Json = {},
): Json {
  return {
    id: '700',
    date: '2026-06-04T04:00Z',
    endDate: '2026-06-07T04:00Z',
    name: 'Some Classic',
    status: { type: { state: 'in', completed: false } },
    competitions: [
      {
        status: { period: 3, type: { state: 'in', detail: 'Round 3 - In Progress' } },
        competitors,
        ...competition,
      },
    ],
    ...changes,
  }
}

export function leaderboardCompetitor(id: string, status: Json = {}, changes: Json = {}): Json {
  return {
    id,
    athlete: { id, displayName: `Player ${id}` },
    status: {
      period: 3,
      thru: 9,
      startHole: 1,
      type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, shortDetail: 'In Progress' },
      ...status,
    },
    score: { value: 140, displayValue: 'E' },
    linescores: [round(1, 70, '-2'), round(2, 70, '-2'), round(3, 35, '-1')],
    statistics: [{ name: 'scoreToPar', value: -5, displayValue: '-5' }],
    sortOrder: 1,
    ...changes,
  }
}

export function scoreboardCompetitor(id: string, linescores: readonly unknown[], changes: Json = {}): Json {
  return {
    id,
    type: 'athlete',
    order: 1,
    athlete: { displayName: `Player ${id}` },
    score: 'E',
    linescores,
    ...changes,
  }
}

export function round(period: number, value: number, displayValue: string, changes: Json = {}): Json {
  return { period, value, displayValue, ...changes }
}

export function holes(count: number): readonly Json[] {
  return Array.from({ length: count }, (_, index) => ({
    period: index + 1,
    value: 4,
    scoreType: { displayValue: 'E' },
  }))
}
