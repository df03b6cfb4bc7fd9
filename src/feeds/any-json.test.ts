import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES } from '../domain/league'
import { mapGame } from './espn/map-game'
import { sampleEvent } from './espn/testing/sample-event'
import { ADAPTERS } from './testing/adapters'

const json = fc.oneof(
  fc.jsonValue(),
  fc.record({ events: fc.array(fc.jsonValue()) }),
  fc.record({ header: fc.jsonValue(), boxscore: fc.jsonValue(), items: fc.array(fc.jsonValue()) }),
)

describe('any JSON value', () => {
  it.each(ADAPTERS.map((adapter) => [adapter.name, adapter.map] as const))(
    'never throws in the adapter of %s',
    (_name, map) => {
      fc.assert(fc.property(json, (value) => void map(value)))
    },
  )
})

describe.each(GAME_LEAGUES)('a $sport game of any status', (league) => {
  const words = fc.oneof(fc.string(), fc.constantFrom('', 'Final', 'Top 1st', 'STATUS_POSTPONED', 'Halftime'))
  const status = fc.record({
    period: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.jsonValue()),
    displayClock: fc.oneof(fc.constantFrom('0:00', '0.0', ''), fc.jsonValue()),
    type: fc.record({
      name: words,
      state: fc.constantFrom('pre', 'in', 'post', 'else', ''),
      completed: fc.oneof(fc.boolean(), fc.jsonValue()),
      shortDetail: words,
      detail: words,
    }),
  })

  it('has a label', () => {
    fc.assert(
      fc.property(status, (value) => {
        const mapped = mapGame(league, sampleEvent(league.sport, { status: value }))
        expect(mapped.ok && mapped.game.quarter.trim()).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})
