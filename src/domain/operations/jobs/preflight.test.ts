import { describe, expect, it } from 'vitest'
import { diskState, preflight, type Check, type ServerFacts } from './preflight'

const GIB = 1024 ** 3
const PUBLIC: ServerFacts = {
  pocketbase: [0, 39, 11],
  appUrl: 'https://scores.example',
  trustedProxy: 'X-Real-IP',
  mail: 'sends',
  backups: { cron: '30 9 * * *', kept: 7, latest: { madeAtMs: 0, nowMs: 3_600_000 } },
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
  ])('judge %s', (_, changes, expected) => {
    expect(states(changes)).toEqual(expected)
  })

  it.each<[string, Partial<ServerFacts>, Check]>([
    ['the version', {}, { name: 'PocketBase', state: 'good', text: 'Version 0.39.11.' }],
    [
      'what an old version lets happen',
      { pocketbase: [0, 39, 1] },
      {
        name: 'PocketBase',
        state: 'warning',
        text: 'Version 0.39.1: before 0.39.7 a crafted request can end the process. Set POCKETBASE_BIN to a newer one.',
      },
    ],
    ['the address', {}, { name: 'APP_URL', state: 'good', text: 'https://scores.example' }],
    [
      'that nobody else opens a link to this machine',
      { appUrl: 'http://[::1]:8090' },
      {
        name: 'APP_URL',
        state: 'warning',
        text: 'http://[::1]:8090: links in mails lead to this machine only.',
      },
    ],
    [
      'that anybody on the way reads passwords',
      { appUrl: 'http://scores.example/?from=http://localhost' },
      {
        name: 'APP_URL',
        state: 'bad',
        text: 'http://scores.example/?from=http://localhost: passwords travel unencrypted, and nobody can install the app.',
      },
    ],
    [
      'the header of the proxy',
      {},
      { name: 'Proxy headers', state: 'good', text: 'The address of visitors is read from X-Real-IP.' },
    ],
    [
      'that there is no proxy',
      { trustedProxy: '', appUrl: 'http://127.0.0.1:8090' },
      { name: 'Proxy headers', state: 'good', text: 'Nothing stands in front of this server.' },
    ],
    [
      'that a proxy has to be named',
      { trustedProxy: '' },
      {
        name: 'Proxy headers',
        state: 'warning',
        text: 'If a proxy stands in front, all visitors share its address and its limits: set TRUSTED_PROXY.',
      },
    ],
    ['that mail goes out', {}, { name: 'SMTP', state: 'good', text: 'Mail goes out.' }],
    [
      'that mail waits',
      { mail: 'mail-fails' },
      {
        name: 'SMTP',
        state: 'bad',
        text: 'The mail server does not take letters; they wait and are tried again.',
      },
    ],
    [
      'what nobody can do without mail',
      { mail: 'no-mail' },
      {
        name: 'SMTP',
        state: 'warning',
        text: 'No mail goes out, so nobody can reset a password: set SMTP_HOST.',
      },
    ],
    [
      'when backups are made',
      {},
      {
        name: 'Backups',
        state: 'good',
        text: 'Made by the schedule 30 9 * * *; 7 are kept. The last was made 1 h ago.',
      },
    ],
    ['that requests are limited', {}, { name: 'Rate limits', state: 'good', text: 'Requests are limited.' }],
    [
      'what one visitor can do without limits',
      { limitsRequests: false },
      {
        name: 'Rate limits',
        state: 'bad',
        text: 'Requests are not limited: one visitor can keep out all others.',
      },
    ],
    [
      'how much room there is',
      {},
      { name: 'Disk space', state: 'good', text: '40.0 GB of 100 GB are free.' },
    ],
    [
      'that there is hardly any',
      { disk: { freeBytes: 0.4 * GIB, allBytes: 4 * GIB } },
      { name: 'Disk space', state: 'bad', text: '0.4 GB of 4 GB are free. Nothing can be saved soon.' },
    ],
  ])('say %s', (_what, changes, check) => {
    const found = preflight({ ...PUBLIC, ...changes }).find(({ name }) => name === check.name)
    expect(found).toEqual(check)
  })

  it.each([
    ['two gigabytes, where that is a tenth', { freeBytes: 2 * GIB, allBytes: 20 * GIB }, 'good'],
    ['just less than a tenth', { freeBytes: 9.9 * GIB, allBytes: 100 * GIB }, 'warning'],
    ['half a gigabyte', { freeBytes: 0.5 * GIB, allBytes: 4 * GIB }, 'warning'],
    ['a fiftieth of a large disk', { freeBytes: 20 * GIB, allBytes: 1000 * GIB }, 'warning'],
    ['less than a fiftieth of it', { freeBytes: 19 * GIB, allBytes: 1000 * GIB }, 'bad'],
  ])('judge the free space of a disk: %s', (_what, disk, state) => {
    expect(diskState(disk)).toBe(state)
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
    expect(unread).toEqual([
      { name: 'PocketBase', state: 'warning', text: 'Its version could not be read.' },
      {
        name: 'Backups',
        state: 'warning',
        text: 'None are made by themselves: set a schedule in the dashboard of PocketBase.',
      },
      { name: 'Disk space', state: 'warning', text: 'It could not be read.' },
    ])
  })
})
