import { describe, expect, it } from 'vitest'
import { PERMISSIONS, permissionsOfTier } from '../people/tiers/permission'
import type { Asker } from './readers'
import { MOST_TOPICS, subscriptionFault } from './topics'

const guest: Asker = { id: '', can: permissionsOfTier('guest') }
const fan: Asker = { id: 'fan000000000001', can: permissionsOfTier('registered') }
const operator: Asker = { id: 'operator0000001', can: PERMISSIONS }

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  boards: ['id', 'rev', 'delta', 'news', 'checked_at'],
  board_heads: ['id', 'live'],
  odds_boards: ['id', 'rev'],
  preferences: ['id', 'theme'],
  users: ['id', 'can'],
  logs: ['id', 'message'],
}
const fault = (topics: readonly string[], asker = guest) =>
  subscriptionFault(topics, { asker, fieldsOf: (name) => FIELDS[name] })
const withOptions = (text: string) => `boards/nfl?options=${encodeURIComponent(text)}`

describe('what a client may subscribe to', () => {
  it.each([
    'boards/nfl',
    'board_heads/*',
    withOptions('{"query":{"fields":"news"}}'),
    withOptions('{"query":{"fields":"rev,delta,collectionId,collectionName"}}'),
    'PB_CONNECT',
  ])('%s', (topic) => {
    expect(fault([topic])).toBeUndefined()
  })

  it('no long topic, of which the answer repeats only the beginning', () => {
    const fields = (count: number) => Array(count).fill('collectionName').join()
    const topic = (count: number) => withOptions(`{"query":{"fields":"${fields(count)}"}}`)
    expect(fault([topic(25)])).toBeUndefined()
    expect(topic(40).length).toBeGreaterThan(500)
    expect(fault([topic(40)])).toBe(`There is no topic ${topic(40).slice(0, 60)}`)
    const named = (ids: number, revs: number) =>
      withOptions(`{"query":{"fields":"${[...Array(ids).fill('id'), ...Array(revs).fill('rev')].join()}"}}`)
    expect([named(85, 2).length, fault([named(85, 2)])]).toEqual([500, undefined])
    expect([named(84, 3).length, fault([named(84, 3)])]).toEqual([501, expect.stringMatching(/no topic/)])
  })

  it.each([
    'chat',
    'chat/room',
    'boards',
    '@oauth2',
    'boards/',
    'boards/nfl/x',
    '/nfl',
    'boards/nfl\n',
    '',
    'boards/nfl?',
    'boards/nfl?x=1',
    'Boards/nfl',
    'board_documents/nfl',
    'pbc_1/nfl',
    '!boards/nfl',
    `boards/${'x'.repeat(41)}`,
  ])('not %j, which is no topic', (topic) => {
    expect(fault(['boards/mlb', topic])).toBe(`There is no topic ${topic}`)
  })

  it.each([
    '{"query":{"fields":"rev","filter":"id!=\'\'"}}',
    '{"query":{"filter":"id!=\'\'"}}',
    '{"query":{"filter":"x"},"query":{"fields":"rev"}}',
    '{"query":{"fields":"rev"},"Query":{"filter":"x"}}',
    '{"QUERY":{"filter":"x"},"query":{"fields":"rev"}}',
    '{"query":{"fields":"rev","expand":"user_id"}}',
    '{"query":{"fields":"rev"},"headers":{"x":"y"}}',
    '{"query":{"fields":"*"}}',
    '{"query":{"fields":"rev,theme"}}',
    '{"query":{"fields":"delta:excerpt(9)"}}',
    '{"query":{"fields":"user_id.email"}}',
    '{"query":{"fields":["rev"]}}',
    '{"query":{"fields":""}}',
    '{ "query":{"fields":"rev"}}',
    '{"query":{}}',
    '[]',
    'null',
    'x',
  ])('with no options but some of its fields: %s', (options) => {
    for (const asker of [guest, fan, operator])
      expect(fault([withOptions(options)], asker)).toMatch(/no topic/)
  })

  it('no topic that is written in another way', () => {
    const fields = '?options=%7B%22query%22%3A%7B%22fields%22%3A%22rev%22%7D%7D'
    expect(fault([`boards/nfl${fields}`])).toBeUndefined()
    for (const end of [
      `${fields}&options=x`,
      `${fields}#x`,
      `${fields}%zz`,
      fields.replace('options', 'Options'),
    ])
      expect(fault([`boards/nfl${end}`])).toMatch(/no topic/)
    expect(fault([`boards/nfl${fields}${'%20'.repeat(200)}`])).toMatch(/no topic/)
  })

  it('an account names its topics one by one, and those for operators are open to operators only', () => {
    for (const topic of ['preferences/p1', 'users/u1', 'odds_boards/nfl']) {
      expect(fault([topic])).toBe(`There is no topic ${topic}`)
      expect(fault([topic], fan)).toBeUndefined()
    }
    for (const topic of ['boards/*', 'preferences/*', 'odds_boards/*', 'logs/*', 'logs/l1']) {
      expect(fault([topic], fan)).toBe(`There is no topic ${topic}`)
      expect(fault([topic], operator)).toBeUndefined()
    }
  })

  it('at most 40 topics, each of them once', () => {
    const topics = (count: number) => Array.from({ length: count }, (_, index) => `boards/t${index}`)
    expect(fault(topics(MOST_TOPICS))).toBeUndefined()
    expect(fault(topics(MOST_TOPICS + 1))).toBe('At most 40 topics per client')
    expect(fault(['boards/nfl', withOptions('{"query":{"fields":"rev"}}')])).toBe(
      'Twice the topic boards/nfl',
    )
  })
})
