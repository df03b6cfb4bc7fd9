import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureFetch } from './picture-fetch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that never answers; a request to it ends only when it is aborted. */
const never = (_path: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  )

it('answers with what the network says, and waits for nothing more', async () => {
  const { fetch } = createPictureFetch(async (path) => new Response(path))
  expect(await (await fetch('/api/image/buf.png')).text()).toBe('/api/image/buf.png')
  expect(vi.getTimerCount()).toBe(0)
})

it('passes on the status and headers of the network, even without a body', async () => {
  const headers = { 'X-Told': 'yes' }
  const { fetch } = createPictureFetch(async () => new Response(null, { status: 204, headers }))
  const answer = await fetch('/api/image/buf.png')
  expect([answer.status, answer.headers.get('X-Told')]).toEqual([204, 'yes'])
})

/** How the request ended; undefined while it goes on. */
function endOf(request: Promise<Response>) {
  const end: { words?: string } = {}
  void request.then(
    () => (end.words = 'answered'),
    (error: Error) => (end.words = error.message),
  )
  return end
}

async function isGivenUpAfterTenSeconds(server: typeof never) {
  const end = endOf(createPictureFetch(server).fetch('/api/image/buf.png'))
  await vi.advanceTimersByTimeAsync(9999)
  expect(end.words).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(end.words).toBe('given up')
}

it('gives up after ten seconds on a picture that does not come', () => isGivenUpAfterTenSeconds(never))

it('gives up after ten seconds on a picture that stops half-way', () => {
  const halfWay = async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('given up'))),
    })
    return new Response(body)
  }
  return isGivenUpAfterTenSeconds(halfWay)
})

it('gives up on everything when the next version is to begin', async () => {
  const { fetch, stop } = createPictureFetch(never)
  const answers = Promise.allSettled([fetch('/api/image/buf.png'), fetch('/api/image/mia.png')])
  stop()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('begins nothing more once the next version is to begin, such as for pictures still looked up on the device', async () => {
  const { fetch, stop } = createPictureFetch(never)
  stop()
  await expect(fetch('/api/image/buf.png')).rejects.toMatchObject({ name: 'AbortError', message: 'given up' })
})
