import { vi } from 'vitest'

type Listener = (event: object) => void

const ORIGIN = 'https://scores.example'

/** Workbox checks that it is given such an event. */
class FakeEvent {
  readonly type: string
  readonly work: Promise<unknown>[] = []
  answer: Promise<Response> | undefined

  constructor(type: string, given: object) {
    this.type = type
    Object.assign(this, given)
  }

  waitUntil(promise: Promise<unknown>): void {
    this.work.push(promise)
  }

  respondWith(response: Promise<Response>): void {
    this.answer = response
  }
}

class FakeFetchEvent extends FakeEvent {}

/** In a browser, an address without a host is one of the worker's own. */
class RequestFromHere extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
  }
}

/** What the browser gives to each of its workers; `more` is what the worker under test needs beyond that. */
export function createFakeWorker(more: object = {}) {
  const listeners = new Map<string, Listener[]>()
  const location = new URL(`${ORIGIN}/service-worker.js`)
  const self = {
    __WB_DISABLE_DEV_LOGS: true,
    location,
    registration: { scope: `${ORIGIN}/` },
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    ...more,
  }
  /** Fires an event in the worker, waits for all that the worker does because of it, and returns its answer. */
  async function tell(type: string, given: object = {}): Promise<Response | undefined> {
    const event = type === 'fetch' ? new FakeFetchEvent(type, given) : new FakeEvent(type, given)
    for (const listener of listeners.get(type) ?? []) listener(event)
    const answer = await event.answer
    await Promise.all(event.work)
    return answer
  }
  /** Only browsers make requests with these modes and destinations. */
  function ask(path: string, { mode = 'cors', destination = '' } = {}) {
    const request = new Request(ORIGIN + path)
    Object.defineProperties(request, { mode: { value: mode }, destination: { value: destination } })
    return tell('fetch', { request })
  }
  return {
    tell,
    ask,
    /** Makes it the worker of which all modules speak. */
    begin() {
      vi.stubGlobal('self', self)
      vi.stubGlobal('location', location)
      vi.stubGlobal('ExtendableEvent', FakeEvent)
      vi.stubGlobal('FetchEvent', FakeFetchEvent)
      vi.stubGlobal('Request', RequestFromHere)
      // In one place Workbox checks that this exists, in another it reads the value.
      vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
    },
  }
}
