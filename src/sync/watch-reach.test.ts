import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as GetJson from '../backend/get-json'
import { HOUR_MS } from '../domain/time/intervals'
import type * as Reach from '../platform/reach'
import { stubPage } from './testing/stub-page'

interface Question {
  readonly path: string
  readonly signal: AbortSignal
  readonly answer: (response: Response) => void
  readonly fail: () => void
}

const TIME = { now: '2026-01-11T18:00:00.000Z', rate: 1 }

let page: ReturnType<typeof stubPage>
let sent: Question[]
let reach: Reach.ReachWatch
let getJson: typeof GetJson.getJson

/** A stalled network: a request hangs until a test answers it, lets it fail, or the code gives it up. */
function hangingFetch(path: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> {
  return new Promise((answer, fail) => {
    sent.push({ path, signal, answer, fail: () => fail(new TypeError('Failed to fetch')) })
    signal.addEventListener('abort', () => fail(signal.reason as Error))
  })
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = stubPage()
  sent = []
  vi.stubGlobal('fetch', hangingFetch)
  reach = (await import('../platform/reach')).serverReach
  getJson = (await import('../backend/get-json')).getJson
  ;(await import('./watch-reach')).watchReach()
})
afterEach(async () => {
  // Requests that still hang would time out later and make the server count as lost again.
  const { abandonOlderThan } = await import('../backend/in-flight')
  abandonOlderThan(-1)
  reach.answered()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // Nothing stops the watch of a page's reach, so the next test file must not get the one watched here.
  vi.resetModules()
})

const paths = () => sent.map(({ path }) => path)
const hanging = () => sent.filter(({ signal }) => !signal.aborted)
const ask = (path: string) => void getJson((url, init) => fetch(url, init), path)

async function tellAnswer(question: Question, body: string = JSON.stringify(TIME)) {
  question.answer(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  await vi.advanceTimersByTimeAsync(0)
}

async function sleepFor(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await vi.advanceTimersByTimeAsync(300)
}

describe('a page whose browser says that the network is gone', () => {
  it('asks the server for the time, and goes on as before when it answers', async () => {
    page.hear('offline')
    expect(paths()).toEqual(['/api/time'])
    await tellAnswer(sent.at(-1)!)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([reach.state().kind, sent.length]).toEqual(['reached', 1])
  })

  it('does so too if it cannot combine signals, as on many phones of 2022', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    page.hear('offline')
    expect(paths()).toEqual(['/api/time'])
    vi.restoreAllMocks()
  })

  it('takes the server for lost when nothing comes for three seconds', async () => {
    page.hear('offline')
    await vi.advanceTimersByTimeAsync(2999)
    expect(reach.state().kind).toBe('reached')
    await vi.advanceTimersByTimeAsync(1)
    expect(reach.state().kind).toBe('lost')
  })

  it.each([
    ['oldest', 0],
    ['second', 1],
    ['newest', 2],
  ])('has the server back when the %s of its open questions is answered', async (_which, index) => {
    page.hear('offline')
    await vi.advanceTimersByTimeAsync(5000)
    expect([reach.state().kind, hanging().length]).toEqual(['lost', 3])
    await tellAnswer(hanging()[index]!)
    expect(reach.state().kind).toBe('reached')
  })
})

describe('a lost server', () => {
  it('is asked again and again, and never has more than three questions open', async () => {
    reach.failed()
    for (let turn = 0; turn < 20; turn++) {
      await vi.advanceTimersByTimeAsync(625)
      expect(hanging()).toHaveLength(Math.min(sent.length, 3))
    }
    expect(sent.length).toBeGreaterThan(15)
    expect(hanging()).toEqual(sent.slice(-3))
  })

  it('that is lost again as soon as it is back is asked less often', async () => {
    reach.failed()
    await vi.advanceTimersByTimeAsync(625)
    await tellAnswer(sent[0]!)
    reach.failed()
    await vi.advanceTimersByTimeAsync(625)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(625)
    expect(sent).toHaveLength(2)
  })

  it('keeps its oldest open question while others fail at once', async () => {
    reach.failed()
    for (let turn = 0; turn < 4; turn++) {
      await vi.advanceTimersByTimeAsync(625)
      if (turn > 0) sent.at(-1)!.fail()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(sent.length).toBeGreaterThan(3)
    expect(sent[0]!.signal.aborted).toBe(false)
  })

  it('is asked at once when somebody looks at the page again', () => {
    reach.failed()
    page.become('visible')
    expect(paths()).toEqual(['/api/time'])
  })

  it('is freed of all but one of the questions that had no answer for three seconds', async () => {
    ask('/api/boards/nfl')
    ask('/api/boards/nba')
    ask('/api/boards/mlb')
    const boards = [...sent]
    await vi.advanceTimersByTimeAsync(1000)
    reach.failed()
    const isGivenUp = () => boards.map(({ signal }) => signal.aborted)
    await vi.advanceTimersByTimeAsync(1900)
    expect(isGivenUp()).toEqual([false, false, false])
    await vi.advanceTimersByTimeAsync(750)
    expect(isGivenUp()).toEqual([false, true, true])
  })
})

describe('an answer that broke off', () => {
  const boards = () => paths().filter((path) => path === '/api/boards/nfl')

  it('is asked for again as a whole, one question at a time, until all of it comes', async () => {
    reach.brokeOff('/api/boards/nfl')
    await vi.advanceTimersByTimeAsync(5000)
    expect(paths()).toEqual(['/api/boards/nfl'])
    sent[0]!.fail()
    await vi.advanceTimersByTimeAsync(625)
    expect(boards()).toHaveLength(2)
    expect(reach.state().kind).toBe('lost')
    await tellAnswer(sent.at(-1)!, '{}')
    expect(reach.state().kind).toBe('reached')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(2)
  })
})

describe('a device that slept', () => {
  it('asks for the time, and takes the server for lost after a second of silence', async () => {
    await sleepFor(HOUR_MS)
    expect(paths()).toEqual(['/api/time'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(reach.state().kind).toBe('lost')
  })

  it('gives up questions from before the sleep, and none sent since', async () => {
    ask('/api/boards/nfl')
    page.hear('offline')
    await sleepFor(HOUR_MS)
    expect(paths()).toEqual(['/api/boards/nfl', '/api/time', '/api/time'])
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  })
})
