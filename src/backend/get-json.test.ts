import { describe, expect, it, vi } from 'vitest'
import { parseAction } from '../domain/operations/logs/client-lines'
import { HOUR_MS } from '../domain/time/intervals'
import { countTap, currentAction } from '../platform/action'
import { serverReach } from '../platform/reach'
import { getJson, sendJson, type Fetch } from './get-json'
import { abandonOlderThan, abandonUnanswered } from './in-flight'

const answers = (status: number, body: string | null) => async () => new Response(body, { status })
const isReachedAfter = async (fetch: Fetch) => {
  await getJson(fetch, '/api/time')
  return serverReach.state().kind === 'reached'
}

it.each([
  ['the server has answered', answers(200, '{}'), true],
  ['it has said that nothing is new', answers(304, null), true],
  ['it has refused', answers(403, '{"message":"no"}'), true],
  ['it says of a board that it was never read', answers(503, '{}'), true],
  ['a network asks to sign in', answers(200, '<!doctype html>'), false],
  ['a proxy answers in its place', answers(502, '<h1>Bad Gateway</h1>'), false],
  ['it is in trouble', answers(500, '{"message":"no"}'), false],
  ['an answer breaks off', answers(200, '{"rows":['), false],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('when %s, the server counts as reached: %s', async (_what, fetch, isReached) => {
  serverReach.answered()
  if (isReached) serverReach.failed()
  expect(await isReachedAfter(fetch)).toBe(isReached)
})

it('a request that we give up ourselves says nothing of the server', async () => {
  serverReach.answered()
  const hangs: Fetch = (_path, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )
  const asking = getJson(hangs, '/api/time')
  abandonOlderThan(-1)
  expect(await asking).toEqual({ kind: 'failed', reason: 'network' })
  expect(serverReach.state().kind).toBe('reached')
})

it('a request that left just before its device slept is given up, though no clock of the page has counted the sleep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const hangs: Fetch = (_path, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )
  const onEnd = vi.fn()
  const asking = getJson(hangs, '/api/boards/nfl').then(onEnd)
  abandonOlderThan(3000)
  await Promise.resolve()
  expect(onEnd).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + HOUR_MS)
  abandonOlderThan(3000)
  await asking
  expect(onEnd).toHaveBeenCalledWith({ kind: 'failed', reason: 'network' })
  vi.useRealTimers()
})

it('an answer that waited while its device slept is not taken: its time is not the time now', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sleeps: Fetch = async () => {
    vi.setSystemTime(Date.now() + HOUR_MS)
    return new Response('{}')
  }
  expect(await getJson(sleeps, '/api/boards/nfl')).toEqual({ kind: 'failed', reason: 'network' })
  // What a person has done is done, however late the page hears of it.
  expect(await sendJson(sleeps, 'POST', '/api/outbox', {})).toMatchObject({ kind: 'answered' })
  vi.useRealTimers()
})

describe('an answer that is cut short', () => {
  const breaksOff: Fetch = async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    })
    return new Response(body)
  }

  const endsEarly: Fetch = async () =>
    new Response('{"games":[', { headers: { 'Content-Type': 'application/json' } })

  it.each([
    ['breaks off', breaksOff],
    ['ends too early', endsEarly],
  ])(
    'because it %s means that the server is lost until that question has a whole answer',
    async (_how, fetchPart) => {
      serverReach.answered()
      await getJson(fetchPart, '/api/boards/nfl')
      expect([serverReach.state().kind, serverReach.brokenOffPath()]).toEqual(['lost', '/api/boards/nfl'])
      for (const fetch of [answers(200, '{}'), answers(304, null)])
        expect(await isReachedAfter(fetch)).toBe(false)
      await getJson(answers(304, null), '/api/boards/nfl')
      expect(serverReach.state().kind).toBe('lost')
      await getJson(answers(200, '{}'), '/api/boards/nfl')
      expect([serverReach.state().kind, serverReach.brokenOffPath()]).toEqual(['reached', undefined])
    },
  )

  it('for anything but a board is a reason to ask, like any other failure of that kind', async () => {
    serverReach.answered()
    const onDoubt = vi.fn()
    const stop = serverReach.onDoubt(onDoubt)
    await getJson(breaksOff, '/api/games/nfl/1')
    expect([serverReach.state().kind, serverReach.brokenOffPath()]).toEqual(['reached', undefined])
    expect(onDoubt).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('an answer that scores do not need', () => {
  it.each([
    ['the feed gave our server nothing', answers(502, '{"status":502,"message":"HTTP error!","data":{}}')],
    ['a proxy takes it for an attack', answers(403, '<h1>Blocked</h1>')],
    ['a blocker of the browser stops it', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('when %s, is a reason to ask whether the server is there, and no more', async (_what, fetch) => {
    serverReach.answered()
    const onDoubt = vi.fn()
    const stop = serverReach.onDoubt(onDoubt)
    await getJson(fetch, '/api/games/nfl/1')
    expect([serverReach.state().kind, onDoubt.mock.calls.length]).toEqual(['reached', 1])
    stop()
  })

  it('asks nothing more while the server is lost anyway', async () => {
    serverReach.failed()
    const onDoubt = vi.fn()
    const stop = serverReach.onDoubt(onDoubt)
    await getJson(answers(502, '<h1>Bad Gateway</h1>'), '/api/games/nfl/1')
    expect([serverReach.state().kind, onDoubt.mock.calls.length]).toEqual(['lost', 0])
    serverReach.answered()
    stop()
  })
})

it('a request that was sent while the server was lost is given up when another one is answered', async () => {
  serverReach.failed()
  const hangs: Fetch = (_path, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )
  const lost = getJson(hangs, '/api/boards/nfl')
  // The clock of a browser may be coarse.
  const now = performance.now()
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(now))
  await getJson(answers(200, '{}'), '/api/time')
  expect(await lost).toEqual({ kind: 'failed', reason: 'network' })
  expect(serverReach.state().kind).toBe('reached')
})

it('what a person does while another answer fails and the next one comes is not given up: it may be done by now', async () => {
  serverReach.failed()
  let answer = () => {}
  const slow: Fetch = (_path, { signal }) =>
    new Promise((resolve, reject) => {
      answer = () => resolve(new Response('{"token":"t"}'))
      signal!.addEventListener('abort', () => reject(signal!.reason as Error))
    })
  const changing = sendJson(slow, 'POST', '/api/account/password', {})
  const now = performance.now()
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(now))
  await getJson(answers(200, '{}'), '/api/time')
  answer()
  expect(await changing).toMatchObject({ kind: 'answered', body: { token: 't' } })
})

describe('where a network stands still', () => {
  const nothingComes: Fetch = (_path, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    )

  it.each([
    [
      'a board that does not begin to come is a reason to ask whether the server is there',
      '/api/boards/nfl',
      1,
    ],
    ['a game is none: the server itself may be waiting for it', '/api/games/nfl/1', 0],
  ])('%s', async (_what, path, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const onDoubt = vi.fn()
    const stop = serverReach.onDoubt(onDoubt)
    const asking = getJson(nothingComes, path)
    await getJson(answers(200, '{}'), '/api/boards/nba')
    vi.advanceTimersByTime(2999)
    expect(onDoubt).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onDoubt).toHaveBeenCalledTimes(times)
    stop()
    vi.useRealTimers()
    abandonOlderThan(-1)
    await asking
  })

  it('all but the oldest request without an answer are given up; answers that have begun and sent data are waited for', async () => {
    let goOn = () => {}
    const comesSlowly: Fetch = async (_path, { signal }) => {
      const body = new ReadableStream({
        start(stream) {
          signal!.addEventListener('abort', () => stream.error(signal!.reason))
          goOn = () => {
            stream.enqueue(new TextEncoder().encode('{}'))
            stream.close()
          }
        },
      })
      return new Response(body)
    }
    const onEnd = vi.fn()
    const oldest = getJson(nothingComes, '/api/boards/nhl').then(onEnd)
    const lost = getJson(nothingComes, '/api/boards/nfl')
    const slow = getJson(comesSlowly, '/api/boards/nba')
    const sent = sendJson(nothingComes, 'POST', '/api/outbox', {}).then(onEnd)
    await new Promise((done) => setTimeout(done))
    abandonUnanswered(-1)
    expect(await lost).toEqual({ kind: 'failed', reason: 'network' })
    goOn()
    expect(await slow).toMatchObject({ kind: 'answered', body: {} })
    expect(onEnd).not.toHaveBeenCalled()
    abandonOlderThan(-1)
    await Promise.all([oldest, sent])
  })
})

it('in a browser that cannot combine signals, as on many phones of 2022, answers come and time-outs count', async () => {
  let expire = () => {}
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const time = new AbortController()
    expire = () => time.abort(new DOMException('too long', 'TimeoutError'))
    return time.signal
  })
  expect(await getJson(answers(200, '{}'), '/api/time')).toMatchObject({ kind: 'answered', status: 200 })
  const asking = getJson(
    (_path, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      ),
    '/api/time',
  )
  expire()
  expect(await asking).toEqual({ kind: 'failed', reason: 'timeout' })
  vi.restoreAllMocks()
})

it('a request carries the id of what the person did last', async () => {
  const sent: unknown[] = []
  const fetch: Fetch = async (_path, { headers }) => {
    sent.push(headers)
    return Response.json({})
  }
  const before = currentAction()
  await getJson(fetch, '/api/boards/nfl', { 'If-None-Match': '"a-1"' })
  countTap()
  await getJson(fetch, '/api/boards/nfl')
  expect(sent).toEqual([
    { 'If-None-Match': '"a-1"', 'X-Correlation-Id': before },
    { 'X-Correlation-Id': currentAction() },
  ])
  expect(currentAction()).not.toBe(before)
  expect(parseAction(before)).toBe(before)
})

it('a request that waits for its turn carries the id of what the person had done when it was made', async () => {
  const sent: unknown[] = []
  const releases: (() => void)[] = []
  const fetch: Fetch = (_path, { headers }) => {
    sent.push(headers)
    return new Promise((resolve) => releases.push(() => resolve(Response.json({}))))
  }
  const before = currentAction()
  const all = Promise.all([1, 2, 3, 4, 5].map((number) => getJson(fetch, `/api/odds/${number}`)))
  expect(sent).toHaveLength(4)
  countTap()
  releases[0]!()
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  expect(sent[4]).toEqual({ 'X-Correlation-Id': before })
  for (const release of releases) release()
  await all
})
