import { expect, it } from 'vitest'
import { finalGame, sampleBoard, sampleTeam } from '../testing/sample-game'
import type { Exported } from './export-file'
import { exportName } from './export-name'

const facts = { slug: 'nfl', checkedAt: '2026-10-25T18:30:00.123Z' } as const
const answer = { id: '401', sport: 'NFL', locked: [] } as const
const game = finalGame()

it.each<[Exported, string]>([
  [{ ...facts, kind: 'board', board: sampleBoard(), odds: undefined }, 'nfl-2026-09-06-scores'],
  [{ ...facts, kind: 'day', day: '2026-09-07', games: [] }, 'nfl-2026-09-07-scores'],
  [{ ...facts, kind: 'box-score', game, answer }, 'nfl-2026-09-06-AWA-at-HOM-box-score'],
  [{ ...facts, kind: 'box-score', game: undefined, answer }, 'nfl-401-box-score'],
  [{ ...facts, kind: 'lines', game, points: [] }, 'nfl-2026-09-06-AWA-at-HOM-lines'],
  [
    { ...facts, kind: 'lines', game: finalGame({ start: undefined as never }), points: [] },
    'nfl-AWA-at-HOM-lines',
  ],
])('%#: a file is named after what is in it', (exported, name) => {
  expect(exportName(exported)).toBe(`${name}-20261025T183000Z`)
})

it.each([
  ['../..//A', 'AWA-at-A'],
  ['A&&M', 'AWA-at-A-M'],
  ['..', 'AWA-at'],
])('the abbreviation %j cannot lead out of the folder', (abbreviation, words) => {
  const homeTeam = sampleTeam({ abbreviation })
  const exported: Exported = { ...facts, kind: 'lines', game: finalGame({ homeTeam }), points: [] }
  expect(exportName(exported)).toBe(`nfl-2026-09-06-${words}-lines-20261025T183000Z`)
})

it('a part of the name is left out when none of its letters can be used', () => {
  const exported: Exported = { ...facts, kind: 'box-score', game: undefined, answer: { ...answer, id: '--' } }
  expect(exportName(exported)).toBe('nfl-box-score-20261025T183000Z')
})
