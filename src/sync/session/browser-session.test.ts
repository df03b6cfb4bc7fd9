import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSession } from '../../backend/stored-session'
import { serverReach } from '../../platform/reach'
import type { Cancel } from '../../platform/timers'
import { createFakeTopics } from '../testing/fake-topics'
import { stubPage, stubValues } from '../testing/stub-page'
import { createSessionPorts } from './browser-session'

const ANN = parseSession({ token: 't', record: { collectionName: 'users', id: 'ann' } })!
const KEY = 'pocketbase_auth'

let page: ReturnType<typeof stubPage>
let values: Map<string, string>
let topics: ReturnType<typeof createFakeTopics>
beforeEach(() => {
  page = stubPage()
  values = stubValues('localStorage')
  topics = createFakeTopics()
  serverReach.answered()
})
afterEach(() => {
  serverReach.answered()
  vi.unstubAllGlobals()
})

const ports = () => createSessionPorts(topics.privateTopics, { onSession() {}, onDeleted() {} })

describe('the session of a device', () => {
  it('is kept as the server gave it, until it is over', () => {
    const { storage } = ports()
    expect(storage.read()).toBeUndefined()
    storage.write(ANN)
    expect(storage.read()).toEqual(ANN)
    storage.clear()
    expect([storage.read(), values.size]).toEqual([undefined, 0])
  })

  describe('may have been changed by another tab', () => {
    let changes: number
    let leave: Cancel
    beforeEach(() => {
      changes = 0
      leave = ports().storage.onOtherTab(() => void changes++)
    })

    const store = (key: string | null) => page.hear('storage', { key })

    it.each([
      ['when another tab signs in or out', () => store(KEY)],
      ['when all that is stored is cleared', () => store(null)],
      ['while the page slept', () => page.become('visible')],
    ])('%s, until nobody listens any more', (_when, happen) => {
      happen()
      expect(changes).toBe(1)
      leave()
      happen()
      expect(changes).toBe(1)
    })

    it('but not when that one stores something else', () => {
      store('ts-theme-name')
      leave()
      expect(changes).toBe(0)
    })
  })

  it('is followed on the user’s own connection', () => {
    const onConnected = vi.fn()
    const leave = ports().watchUser('ann', { onConnected, onLost() {}, onRecord() {}, onDeleted() {} })
    topics.listener('users/ann').onConnected()
    expect(onConnected).toHaveBeenCalledTimes(1)
    leave()
    expect(topics.names()).toEqual([])
  })

  it.each([
    ['is looked at again', 'visible', 1],
    ['is not looked at in a hidden tab', 'hidden', 0],
  ] as const)('%s when the server is back', (_what, state, times) => {
    page.become(state)
    const wake = vi.fn()
    const leave = ports().onWake(wake)
    serverReach.failed()
    serverReach.answered()
    leave()
    expect(wake).toHaveBeenCalledTimes(times)
  })
})

it('asks the server about accounts, one’s own account and its keys', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.split('?')[0]!)
    return Response.json({})
  })
  const { api } = ports()
  await api.fetchSignInWays()
  await api.devices('t')
  await api.apiKeys('t')
  expect(asked).toEqual(['/api/account/ways', '/api/account/devices', '/api/account/api-keys'])
})

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  'where the browser says online: %s and answers come: %s, asking is worth it: %s',
  (onLine, answers, isOnline) => {
    vi.stubGlobal('navigator', { onLine })
    if (!answers) serverReach.failed()
    expect(ports().isOnline()).toBe(isOnline)
  },
)
