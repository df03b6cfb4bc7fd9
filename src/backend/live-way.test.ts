import { expect, it } from 'vitest'
import { createLiveWay } from './live-way'
import type { RealtimeClient } from './realtime-client'

const named = (clientId: string) => async () => ({ clientId }) as RealtimeClient
const answer = (headers: Record<string, string>) => async () =>
  new Response('{}', { headers: { 'Content-Type': 'application/json', ...headers } })

it.each([
  ['edge', { 'X-Live': 'edge' }],
  ['own', {}],
])(
  'the live connection is the %s one when the server says so, and not before',
  async (name, headers: Record<string, string>) => {
    const way = createLiveWay({ own: named('own'), edge: named('edge') })
    let loaded = ''
    const loading = way.load().then(({ clientId }) => (loaded = clientId))
    await new Promise((done) => setTimeout(done))
    expect(loaded).toBe('')
    await way.listening(answer(headers))('/api/boards/nfl', {})
    await loading
    expect(loaded).toBe(name)
  },
)

it.each([
  [
    'a network asks to sign in',
    new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['a proxy answers in the place of the server', new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('when %s, nothing is known yet about where changes come from', async (_what, foreign) => {
  const way = createLiveWay({ own: named('own'), edge: named('edge') })
  const loading = way.load()
  await way.listening(async () => foreign)('/api/boards/nfl', {})
  await new Promise((done) => setTimeout(done))
  const unchanged = new Response(null, { status: 304, headers: { 'X-Now': 'now', 'X-Live': 'edge' } })
  await way.listening(async () => unchanged)('/api/boards/nfl', {})
  expect((await loading).clientId).toBe('edge')
})

it('the live connection is loaded again when it could not be loaded before', async () => {
  let tries = 0
  const own = async () => {
    tries += 1
    if (tries === 1) throw new Error('no such part')
    return { clientId: 'own' } as RealtimeClient
  }
  const way = createLiveWay({ own, edge: named('edge') })
  await way.listening(answer({}))('/api/boards/nfl', {})
  await expect(way.load()).rejects.toThrow('no such part')
  expect((await way.load()).clientId).toBe('own')
})

it('the own connection is loaded when that of edges does not come: browsers do not ask for a missing part again', async () => {
  const edge = () => Promise.reject(new Error('no such part'))
  const way = createLiveWay({ own: named('own'), edge })
  await way.listening(answer({ 'X-Live': 'edge' }))('/api/boards/nfl', {})
  for (let tries = 0; tries < 2; tries++) await expect(way.load()).rejects.toThrow('no such part')
  expect((await way.load()).clientId).toBe('own')
  expect((await way.load()).clientId).toBe('own')
})
