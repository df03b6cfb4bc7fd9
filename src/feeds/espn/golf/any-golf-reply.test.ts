import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseToPar } from '../../../domain/golf/to-par'
import { isValidCompetitor } from '../../../domain/golf/valid-competitor'
import { mapGolfCalendar } from './map-calendar'
import { mapGolf } from './map-golf'
import { mapScorecard } from './map-scorecard'
import { NOW } from './testing/mapped-golf'

describe('whatever the feed sends', () => {
  const shaped = fc.record(
    {
      events: fc.array(
        fc.record(
          {
            id: fc.oneof(fc.constantFrom('1', '2'), fc.jsonValue()),
            name: fc.jsonValue(),
            date: fc.jsonValue(),
            status: fc.jsonValue(),
            tournament: fc.jsonValue(),
            courses: fc.jsonValue(),
            competitions: fc.array(
              fc.record(
                {
                  status: fc.jsonValue(),
                  competitors: fc.array(anyCompetitor(), { maxLength: 6 }),
                },
                { requiredKeys: ['competitors'] },
              ),
              { maxLength: 2 },
            ),
          },
          { requiredKeys: ['id', 'competitions'] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['events'] },
  )

  it('never throws, and gives valid rows whose positions never contradict the scores', () => {
    fc.assert(
      fc.property(fc.oneof(shaped, fc.jsonValue()), (reply) => {
        const result = mapGolf(reply, NOW)
        mapScorecard(reply, '1', '1')
        mapGolfCalendar(reply)
        for (const { tournament, players } of result.ok ? result.leaderboards : []) {
          expect(tournament.name).not.toBe('')
          expect(players.every(isValidCompetitor)).toBe(true)
          const ranked = players.filter(({ position }) => position > 0)
          for (const [index, row] of ranked.entries()) {
            const above = ranked[index - 1]
            if (above) expect(parseToPar(above.score)! <= parseToPar(row.score)!).toBe(true)
            if (above?.position === row.position) expect(above.score).toBe(row.score)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})

function anyCompetitor() {
  const scores = fc.constantFrom('E', '-3', '+2', '-', '')
  const line = fc.record(
    { period: fc.integer({ min: 1, max: 5 }), value: fc.integer({ min: 0, max: 80 }), displayValue: scores },
    { requiredKeys: [] },
  )
  return fc.record(
    {
      id: fc.constantFrom('1', '2', '3', '4'),
      athlete: fc.oneof(fc.constant({ displayName: 'Some Body' }), fc.jsonValue()),
      status: fc.oneof(fc.constant({ type: { state: 'in' } }), fc.jsonValue()),
      score: fc.oneof(scores, fc.jsonValue()),
      linescores: fc.oneof(fc.array(line, { maxLength: 5 }), fc.jsonValue()),
      statistics: fc.jsonValue(),
      order: fc.jsonValue(),
    },
    { requiredKeys: ['id'] },
  )
}
