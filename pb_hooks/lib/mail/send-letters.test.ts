import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
const settings = {
  smtp: { enabled: true },
  meta: { senderName: 'Turbo Scores', senderAddress: 'scores@turbo.test' },
}
const stored: Readonly<Record<string, string>> = { kind: 'reset', parcel: '{"link":"https://turbo.test/x"}' }
const letter = {
  id: 'letter',
  getString: (name: string) => stored[name] ?? '',
  getInt: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
}
/** What the mail server does with a letter. */
let take: () => void
let isWaiting = true
const query = { bind: () => query, execute: () => undefined }
vi.stubGlobal('$app', {
  store: () => ({ ...store(), has: (key: string) => values.has(key) }),
  settings: () => settings,
  findRecordsByFilter: (_table: string, filter: string) =>
    filter.startsWith('state') && isWaiting ? [letter] : [],
  newMailClient: () => ({ send: () => take() }),
  delete: () => void (isWaiting = false),
  save: () => void (isWaiting = false),
  db: () => ({ newQuery: () => query }),
  logger: () => ({ error: () => undefined }),
})
let owners = 0
vi.stubGlobal('$security', { randomString: () => `sender${owners++}` })
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ appUrl: 'https://turbo.test' }) })
vi.stubGlobal('MailerMessage', Object)
const { sendLetters } = await import('./send-letters')

const NOW = Date.parse('2026-11-27T02:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
  isWaiting = true
})
afterEach(() => vi.useRealTimers())

it('a mail server that says nothing for a day holds few senders up, of which the second begins after ten minutes', () => {
  const began: number[] = []
  take = () => {
    began.push((Date.now() - NOW) / MINUTE_MS)
    // Meanwhile cron goes on.
    while (Date.now() < NOW + DAY_MS) {
      vi.setSystemTime(Date.now() + MINUTE_MS)
      sendLetters()
    }
    throw new Error('the connection was reset')
  }
  sendLetters()
  expect(began.slice(0, 4)).toEqual([0, 10, 30, 70])
  expect(began.length).toBeLessThan(10)
})

it('once a letter has gone out the next one goes at once, though an earlier sender still hangs', () => {
  let sent = 0
  take = () => {
    take = () => void sent++
    for (const minute of [10, 11]) {
      vi.setSystemTime(NOW + minute * MINUTE_MS)
      isWaiting = true
      sendLetters()
    }
  }
  sendLetters()
  expect(sent).toBe(2)
})
