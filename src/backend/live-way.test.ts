import { expect, it } from 'vitest'
import { createLiveWay } from './live-way'
import type { RealtimeClient } from './realtime-client'

const named = (clientId: string) => async () => ({ clientId }) as RealtimeClient
const answer = (headers: Record<string, string>) => async () => new Response('{}', { headers })

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
