import { describe, expect, it } from 'vitest'
import { preflight, type ServerFacts } from './preflight'

const GIB = 1024 ** 3
const PUBLIC: ServerFacts = {
  pocketbase: [0, 39, 11],
  appUrl: 'https://scores.example',
  trustedProxy: 'X-Real-IP',
  mail: 'sends',
  backups: { cron: '30 9 * * *', kept: 7 },
  limitsRequests: true,
  disk: { freeBytes: 40 * GIB, allBytes: 100 * GIB },
}
const states = (changes: Partial<ServerFacts>) =>
  Object.fromEntries(
    preflight({ ...PUBLIC, ...changes })
      .filter(({ state }) => state !== 'good')
      .map(({ name, state }) => [name, state]),
  )

describe('the checks before people come', () => {
  it('find nothing on a server that is set up', () => {
    expect(states({})).toEqual({})
  })

  it.each<[string, Partial<ServerFacts>, Record<string, string>]>([
    ['an old PocketBase', { pocketbase: [0, 39, 1] }, { PocketBase: 'warning' }],
    ['the first safe one', { pocketbase: [0, 39, 7] }, {}],
    ['a newer minor version', { pocketbase: [0, 40, 0] }, {}],
    ['an address of this machine', { appUrl: 'http://127.0.0.1:8090' }, { APP_URL: 'warning' }],
    ['an address without TLS', { appUrl: 'http://scores.example' }, { APP_URL: 'bad' }],
    ['no mail', { mail: 'no-mail' }, { SMTP: 'warning' }],
    ['mail that fails', { mail: 'mail-fails' }, { SMTP: 'bad' }],
    ['no limits', { limitsRequests: false }, { 'Rate limits': 'bad' }],
    ['little room', { disk: { freeBytes: 9 * GIB, allBytes: 100 * GIB } }, { 'Disk space': 'warning' }],
    [
      'a small disk that is nearly full',
      { disk: { freeBytes: 0.4 * GIB, allBytes: 4 * GIB } },
      { 'Disk space': 'bad' },
    ],
  ])('tell of %s', (_, changes, expected) => {
    expect(states(changes)).toEqual(expected)
  })

  it('ask for the header of a proxy only where one may stand in front', () => {
    const { trustedProxy: _, ...direct } = PUBLIC
    const found = (facts: ServerFacts) => preflight(facts).find(({ name }) => name === 'Proxy headers')?.state
    expect(found(direct)).toBe('warning')
    expect(found({ ...direct, appUrl: 'http://localhost:8090' })).toBe('good')
  })

  it('say so where something could not be read', () => {
    const { pocketbase: _, disk: _disk, backups: _backups, ...rest } = PUBLIC
    const unread = preflight(rest).filter(({ state }) => state === 'warning')
    expect(unread.map(({ name }) => name)).toEqual(['PocketBase', 'Backups', 'Disk space'])
  })
})
