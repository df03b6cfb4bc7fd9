import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../../domain/league'
import { sampleEvent } from '../testing/sample-event'
import { mapScoreboardOdds } from './map-scoreboard-odds'

const NFL = leagueOf('nfl')

function event(id: string, spread?: number) {
  const provider = { id: '58', name: 'A Book', priority: 1 }
  const odds = spread === undefined ? {} : { odds: [null, { provider, spread, details: 'HOM -3' }] }
  return sampleEvent('NFL', { id }, odds)
}

const spreadsOf = (events: readonly unknown[]) =>
  [...mapScoreboardOdds(NFL, { events })].map(([id, line]) => [id, line.homeSpread])

describe('the lines of a scoreboard by game id', () => {
  it('are those of the games that have one', () => {
    expect(spreadsOf([event('1', -3), event('2'), event('3', 7)])).toEqual([
      ['1', -3],
      ['3', 7],
    ])
  })

  it('name the teams as the cards do', () => {
    const worded = sampleEvent('NFL', {}, { odds: [{ details: 'AWA -2.5' }] })
    expect(mapScoreboardOdds(NFL, { events: [worded] }).get('100')).toMatchObject({
      homeSpread: 2.5,
      awaySpread: -2.5,
      favorite: 'away',
    })
  })

  it('are the first event’s when two have the same id, as the game is', () => {
    expect(spreadsOf([event('1'), event('1', -3)])).toEqual([])
  })

  it('are empty when the reply is no scoreboard', () => {
    const linesOf = (reply: unknown) => mapScoreboardOdds(NFL, reply).size
    fc.assert(fc.property(fc.jsonValue(), (reply) => linesOf(reply) === 0))
  })

  it('are never hidden by a broken event', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (broken, odds) => {
        const events = [event('1', -3), broken, sampleEvent('NFL', { id: '2' }, { odds }), event('3', 7)]
        expect(spreadsOf(events).filter(([id]) => id !== '2')).toEqual([
          ['1', -3],
          ['3', 7],
        ])
      }),
    )
  })
})
