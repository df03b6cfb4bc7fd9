import { expect, it } from 'vitest'
import { serverReach } from '../platform/reach'
import { getJson, type Fetch } from './get-json'
import { abandonOlderThan } from './in-flight'

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
])('when %s, that the server is reached is %s', async (_what, fetch, isReached) => {
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
