import { describe, expect, it } from 'vitest'
import { mapSessions } from './map-sessions'
import { matchEntry, type Json } from './testing/sample-cup-feed'

const at = (session: string, id: string, date?: string, changes: Json = {}) => ({
  session,
  sessionName: 'Friday Foursomes',
  entry: { ...matchEntry(id, 'Friday Foursomes', 'open', date), ...changes },
})
const untimed = (session: string, id: string) => at(session, id, '', { date: undefined })
const idsOf = (entries: Parameters<typeof mapSessions>[0]) =>
  mapSessions(entries, undefined).matches.map(({ id }) => id)

describe('the order', () => {
  it('is by start within a session, and puts sessions in the order of their first matches', () => {
    const entries = [
      at('b', '4', '26T18:00Z'),
      at('b', '3', '26T16:00Z'),
      at('a', '2', '26T11:15Z'),
      at('a', '1'),
    ]
    expect(idsOf(entries)).toEqual(['1', '2', '3', '4'])
  })

  it('is the order of the feed for matches and sessions that start together', () => {
    expect(idsOf(['3', '1', '2'].map((id) => at('a', id)))).toEqual(['3', '1', '2'])
    expect(idsOf([at('c', '3'), at('a', '1'), at('b', '2')])).toEqual(['3', '1', '2'])
  })

  it('puts those without a start last', () => {
    expect(idsOf([untimed('a', '9'), at('a', '1')])).toEqual(['1', '9'])
    expect(idsOf([untimed('b', '9'), at('a', '1')])).toEqual(['1', '9'])
  })
})

it('a session has the name that the feed gives it, whatever its matches are called, else that of its type', () => {
  const named = [at('a', '1', undefined, { name: 'Match 1' }), at('b', '2', '27T11:00Z', { name: 'Match 2' })]
  const nameless = { ...at('b', '3', '27T12:00Z'), sessionName: '' }
  expect(mapSessions([...named, nameless], undefined).sessions.map(({ name }) => name)).toEqual([
    'Friday Foursomes',
    'Friday Foursomes',
  ])
  expect(mapSessions([nameless], undefined).sessions.map(({ name }) => name)).toEqual(['Foursomes'])
})

it('a session begins with its first match', () => {
  const entries = [at('a', '1'), at('a', '2', '26T11:15Z')]
  expect(mapSessions(entries, undefined).sessions).toStrictEqual([
    { id: 'session-1', name: 'Friday Foursomes', type: 'foursomes', startTime: '2025-09-26T11:00:00Z' },
  ])
  expect(mapSessions([untimed('a', '1')], undefined).sessions).toStrictEqual([
    { id: 'session-1', name: 'Friday Foursomes', type: 'foursomes' },
  ])
})

it('the matches of a session are numbered, and named by their numbers if they have no other name', () => {
  const nameless = { description: '' }
  const entries = [at('a', '1', undefined, nameless), at('a', '2', undefined, { ...nameless, name: 'Last' })]
  expect(mapSessions(entries, undefined).matches.map(({ matchNumber, name }) => [matchNumber, name])).toEqual(
    [
      [1, 'Match 1'],
      [2, 'Last'],
    ],
  )
})

it('at most a hundred matches are taken', () => {
  expect(idsOf(Array.from({ length: 101 }, (_, index) => at('a', String(index))))).toHaveLength(100)
})
