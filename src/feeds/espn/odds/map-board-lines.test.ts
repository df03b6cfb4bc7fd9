import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leagueOf } from '../../../domain/league'
import { sampleEvent } from '../testing/sample-event'
import { mapBoardLines } from './map-board-lines'
import { eventOddsPath } from './request-odds'

const NFL = leagueOf('nfl')
const book = (overUnder: number) => [{ provider: { id: '1', name: 'A Book', priority: 1 }, overUnder }]
const event = (id: string, odds?: unknown) => sampleEvent('NFL', { id } as never, { odds } as never)

describe('the lines of a scoreboard reply', () => {
  it('are those of the games that have one, the first of two with one id', () => {
    const events = [event('1', book(40)), event('2'), null, event('1', book(50)), event('3', book(41))]
    const lines = mapBoardLines(NFL, { events })
    expect(Object.entries(lines).map(([id, { overUnder }]) => [id, overUnder])).toEqual([
      ['1', 40],
      ['3', 41],
    ])
  })

  it('name the favourite by the abbreviations of the card', () => {
    const odds = [{ provider: { id: '1', name: 'A Book', priority: 1 }, details: 'AWA -3' }]
    expect(mapBoardLines(NFL, { events: [event('1', odds)] })).toMatchObject({
      1: { homeSpread: 3, awaySpread: -3, favorite: 'away' },
    })
  })

  it('are none in any other JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (reply) => {
        expect(mapBoardLines(NFL, reply)).toEqual({})
      }),
    )
  })
})

it('the odds of one event have an address of their own', () => {
  expect(eventOddsPath(leagueOf('ncaaf'), '401')).toBe(
    '/v2/sports/football/leagues/college-football/events/401/competitions/401/odds',
  )
})
