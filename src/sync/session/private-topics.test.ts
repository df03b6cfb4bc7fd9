import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Topics } from '../../backend/topics'
import { stubPage, stubValues } from '../testing/stub-page'
import { createPrivateTopics, type PrivateTopics } from './private-topics'

let page: ReturnType<typeof stubPage>
let privateTopics: PrivateTopics
let started: Topics[]
let stopped: number
beforeEach(() => {
  page = stubPage()
  privateTopics = createPrivateTopics()
  started = []
  stopped = 0
})
afterEach(() => vi.unstubAllGlobals())

function start(topics: Topics) {
  started.push(topics)
  return () => void stopped++
}

describe('the live connection of a signed-in user', () => {
  it('is used while the page is seen', () => {
    const end = privateTopics.whileSeen(start)
    expect([started.length, stopped]).toEqual([1, 0])
    page.become('hidden')
    expect([started.length, stopped]).toEqual([1, 1])
    page.become('visible')
    expect([started.length, stopped]).toEqual([2, 1])
    end()
    page.become('hidden')
    page.become('visible')
    expect([started.length, stopped]).toEqual([2, 2])
  })

  it('is not used twice when the page is shown without having been hidden', () => {
    privateTopics.whileSeen(start)
    page.become('visible')
    expect(started.length - stopped).toBe(1)
  })

  it('waits for a page that nobody looks at yet', () => {
    page.become('hidden')
    privateTopics.whileSeen(start)
    expect(started).toEqual([])
    page.become('visible')
    expect(started).toHaveLength(1)
  })

  it('is used even by a hidden page that announces what is new', () => {
    page.become('hidden')
    privateTopics.always(start)()
    expect([started.length, stopped]).toEqual([1, 1])
  })

  it('is a new one for the next user, while those who began before keep theirs', () => {
    privateTopics.whileSeen(start)
    privateTopics.renew()
    privateTopics.always(start)
    page.become('visible')
    const [before, next, again] = started
    expect(next).not.toBe(before)
    expect(again).toBe(before)
  })

  it.each([
    ['in the user’s name', '{"token":"t","record":{"collectionName":"users","id":"ann"}}', 't'],
    ['in nobody’s name once the user has left', '', null],
  ])(
    'is opened %s, and left in peace though the server says nothing for minutes',
    async (_how, kept, token) => {
      vi.useFakeTimers()
      stubValues('localStorage').set('pocketbase_auth', kept)
      const streams: EventTarget[] = []
      class Stream extends EventTarget {
        constructor() {
          super()
          streams.push(this)
        }
        close() {}
      }
      const asked: unknown[] = []
      vi.stubGlobal('EventSource', Stream)
      vi.stubGlobal('location', { origin: 'https://scores.example' })
      vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
        asked.push([method, url, new Headers(headers).get('Authorization')])
        return new Response(null, { status: 204 })
      })
      const onConnected = vi.fn()
      const leave = privateTopics.always((topics) =>
        topics.watch('users/ann', undefined, { onConnected, onLost() {}, onMessage() {} }),
      )
      await vi.waitFor(() => expect(streams).toHaveLength(1))
      streams[0]!.dispatchEvent(Object.assign(new Event('PB_CONNECT'), { lastEventId: 'c1' }))
      await vi.waitFor(() => expect(onConnected).toHaveBeenCalled())
      expect(asked).toEqual([['POST', 'https://scores.example/api/realtime', token]])
      await vi.advanceTimersByTimeAsync(4 * 60_000)
      expect(streams).toHaveLength(1)
      leave()
      vi.useRealTimers()
    },
  )
})
