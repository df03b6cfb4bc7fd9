import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStoredSession } from '../backend/stored-session'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage, type Storage } from '../storage/storage'
import { GUEST_OWNER } from '../storage/viewer'

/** What the server was told, and whether it can be reached. */
let told: string[]
let isOnline: boolean
let tries: number
/** With whose token the server was told. */
let senders: (string | null)[]
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  isOnline = true
  tries = 0
  senders = []
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    tries += 1
    if (!isOnline) throw new TypeError('no network')
    senders.push(new Headers(headers).get('Authorization'))
    const { lines } = JSON.parse(body) as { readonly lines: readonly { readonly message: string }[] }
    told.push(lines.map(({ message }) => message).join())
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  localStorage.removeItem(STORAGE_KEYS.session)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A new page: nothing of the page before listens or waits any more, and only its storage is left. */
async function openPage(storage: Storage, user = () => GUEST_OWNER) {
  vi.clearAllTimers()
  vi.resetModules()
  const { reportErrors } = await import('./report-errors')
  const { log } = await import('../platform/log')
  reportErrors(storage, user)
  return { error: (message: string) => log.add('error', 'SCREEN', message) }
}

const gathered = () => vi.advanceTimersByTimeAsync(5000)

it('lines of a guest without a network outlast a reload, and are sent once, the oldest first', async () => {
  const storage = createStorage()
  isOnline = false
  const page = await openPage(storage)
  page.error('first')
  await gathered()
  page.error('second')
  await gathered()
  expect(await storage.readAll('outbox')).toHaveLength(2)

  isOnline = true
  await openPage(storage)
  await gathered()
  expect([told, await storage.readAll('outbox')]).toEqual([['first', 'second'], []])
})

it('a user who signs in meanwhile sends the guest’s lines as nobody, and keeps their own lines as theirs', async () => {
  const storage = createStorage()
  isOnline = false
  let user: string = GUEST_OWNER
  const page = await openPage(storage, () => user)
  page.error('of a guest')
  await gathered()
  isOnline = true
  user = 'fan'
  writeStoredSession({
    token: 'token-fan',
    record: { collectionName: 'users', id: 'fan', tier: 'registered' },
  })
  page.error('of a fan')
  await gathered()
  expect([told, senders]).toEqual([['of a guest'], [null]])
  expect(await storage.readAll('outbox')).toMatchObject([{ user: 'fan', kind: 'log' }])
})

it('a guest without a network tries less and less often, however much goes wrong, and at last is heard', async () => {
  const storage = createStorage()
  isOnline = false
  const page = await openPage(storage)
  for (let minute = 0; minute < 60; minute++) {
    page.error(`${minute}`)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(tries).toBeLessThan(20)
  isOnline = true
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(await storage.readAll('outbox')).toEqual([])
})

it('endless errors do not fill the device', async () => {
  const storage = createStorage()
  isOnline = false
  const page = await openPage(storage)
  for (let round = 0; round < 15; round++) {
    page.error(`${round}`)
    await gathered()
  }
  expect(await storage.readAll('outbox')).toHaveLength(10)
})

it.each([
  ['a user who has signed out', { user: 'ann' }],
  ['the user that the server has refused', { user: 'fan', refused: 'It is too long ago' }],
])('new lines are kept despite many old lines of %s', async (_whose, changes) => {
  const storage = createStorage()
  for (let n = 0; n < 10; n++)
    await storage.save('outbox', { id: `old-${n}`, kind: 'log', body: { lines: [] }, at: n, ...changes })
  let user: string = GUEST_OWNER
  const page = await openPage(storage, () => user)
  page.error('of a guest')
  await gathered()
  expect(told).toEqual(['of a guest'])
  user = 'fan'
  page.error('of a fan')
  await gathered()
  const kept = (await storage.readAll('outbox')).filter((entry) => entry.user === 'fan')
  expect(kept).toMatchObject([{ kind: 'log', body: { lines: [{ message: 'of a fan' }] } }])
})
