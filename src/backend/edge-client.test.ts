import { expect, it } from 'vitest'
import { noteServerBuild, onOtherBuild } from '../platform/server-build'
import { createHandTime, settle } from '../sync/testing/hand-time'
import { createEdgeClient, type Source } from './edge-client'
import type { RealtimeClient } from './realtime-client'

class FakeSource implements Source {
  readyState = 0
  isClosed = false
  private readonly listeners = new Map<string, (event: { data: string }) => void>()
  constructor(readonly path: string) {}
  addEventListener(name: string, run: (event: { data: string }) => void) {
    this.listeners.set(name, run)
  }
  close() {
    this.isClosed = true
  }
  open() {
    this.readyState = 1
    this.say('open', '')
  }
  say(name: string, data: string) {
    this.listeners.get(name)?.({ data })
  }
  /** `refused`: the answer was no stream; otherwise the network is gone. */
  fail(refused = false) {
    this.readyState = refused ? 2 : 0
    this.say('error', '')
  }
}

/** An edge that the test opens and closes, beside PocketBase's own stream. */
function trial() {
  const time = createHandTime()
  const sources: FakeSource[] = []
  const told: string[] = []
  const others: string[] = []
  /** PocketBase's client is a chunk of its own, which comes when this does. */
  const load = { held: Promise.resolve() }
  const refuses = { all: false }
  const other = {
    clientId: 'other',
    isConnected: true,
    async subscribe(topic: string) {
      others.push(topic)
      if (refuses.all) throw new Error('429')
    },
    unsubscribe: async (topic: string) => void others.push(`no ${topic}`),
  } as unknown as RealtimeClient
  const client = createEdgeClient({
    open(path) {
      const source = new FakeSource(path)
      sources.push(source)
      return source
    },
    timers: time.timers,
    random: () => 0,
    async loadOther() {
      await load.held
      return other
    },
  })
  client.onDisconnect = (topics) => void told.push(`lost ${topics.length}`)
  const subscribe = (topic: string) =>
    client
      .subscribe(topic, (data) => void told.push(`${topic} ${JSON.stringify(data)}`))
      .catch(() => void told.push(`${topic} refused`))
  return { client, time, sources, told, others, load, refuses, subscribe, last: () => sources.at(-1)! }
}

async function connected() {
  const all = trial()
  for (const topic of ['PB_CONNECT', 'board_heads/*', 'boards/nba', 'boards/nfl']) void all.subscribe(topic)
  await settle()
  all.last().open()
  return all
}

it('opens one stream for all leagues that are watched, in the order of the app', async () => {
  const { sources, client, told } = await connected()
  expect(sources.map(({ path }) => path)).toEqual(['/api/live?leagues=nfl,nba'])
  expect([client.isConnected, client.clientId, told]).toEqual([true, 'edge 1', ['PB_CONNECT {}']])
})

it('passes changes on in the format of PocketBase', async () => {
  const { last, told } = await connected()
  last().say('nfl', 'a-2 …')
  last().say('heads', '{"id":"nfl","live":true}')
  last().say('heads', 'broken')
  expect(told.slice(1)).toEqual([
    'boards/nfl {"record":{"news":"a-2 …"}}',
    'board_heads/* {"record":{"id":"nfl","live":true}}',
    'board_heads/* {}',
  ])
})

it('opens another stream when a league is added, and closes it when nobody watches', async () => {
  const { client, sources, subscribe, last } = await connected()
  void subscribe('boards/pga')
  await settle()
  expect([sources[0]!.isClosed, last().path]).toEqual([true, '/api/live?leagues=nfl,nba,pga'])
  last().open()
  expect(client.clientId).toBe('edge 2')
  for (const topic of ['PB_CONNECT', 'board_heads/*', 'boards/nba', 'boards/nfl', 'boards/pga'])
    await client.unsubscribe(topic)
  await settle()
  expect([last().isClosed, client.isConnected]).toEqual([true, false])
})

it('says that nothing is heard when the stream for another league does not stand, once', async () => {
  const { subscribe, told, last, time } = await connected()
  void subscribe('boards/pga')
  await settle()
  expect(told.filter((text) => text.startsWith('lost'))).toEqual([])
  for (let times = 0; times < 2; times++) {
    last().fail()
    await time.pass(2000)
  }
  expect(told.filter((text) => text.startsWith('lost'))).toEqual(['lost 5'])
})

it('opens the stream again after 1, 2, 5 and 10 s when the network is gone, and at once when told to hurry', async () => {
  const { client, sources, time, told, last } = await connected()
  for (const seconds of [1, 2, 5, 10, 10]) {
    const before = sources.length
    last().fail()
    await time.pass(seconds * 1000 - 1)
    expect(sources).toHaveLength(before)
    await time.pass(1)
    expect(sources).toHaveLength(before + 1)
  }
  expect(told.filter((text) => text.startsWith('lost'))).toEqual(['lost 4'])
  last().fail()
  const before = sources.length
  client.hurry()
  expect(sources).toHaveLength(before + 1)
})

it('gives the very first stream ten seconds, and leaves the next try to whoever wanted it', async () => {
  const { subscribe, sources, time, told } = trial()
  void subscribe('boards/nfl')
  await settle()
  await time.pass(60_000)
  expect([sources.length, told]).toEqual([1, ['boards/nfl refused']])
})

it('asks an edge that refuses every two seconds, so that it has a stream soon after its Redis is back', async () => {
  const { client, sources, time, last } = await connected()
  for (let seconds = 2; seconds <= 20; seconds += 2) {
    const before = sources.length
    last().fail(true)
    await time.pass(1999)
    expect(sources).toHaveLength(before)
    await time.pass(1)
    expect(sources).toHaveLength(before + 1)
  }
  last().open()
  expect(client.isConnected).toBe(true)
})

it('goes to PocketBase for all topics when the edge goes on refusing, and comes back later', async () => {
  const { client, sources, time, others, told, last } = await connected()
  for (let refusals = 0; refusals < 12; refusals++) {
    expect(others).toEqual([])
    last().fail(true)
    await time.pass(2000)
  }
  expect([...others].toSorted()).toEqual(['PB_CONNECT', 'board_heads/*', 'boards/nba', 'boards/nfl'])
  expect([client.clientId, client.isConnected]).toEqual(['other', true])
  const before = sources.length
  await time.pass(10 * 60_000 - 2000)
  expect(others).toContain('no boards/nfl')
  expect([sources.length, client.isConnected]).toEqual([before + 1, false])
  expect(told.filter((text) => text.startsWith('lost'))).toEqual(['lost 4'])
  last().fail()
  expect(told.filter((text) => text.startsWith('lost'))).toEqual(['lost 4', 'lost 4'])
  await time.pass(10_000)
  last().open()
  expect(client.isConnected).toBe(true)
})

/** The edge has refused so often that PocketBase's client is on its way; `load` lets it come. */
async function turning() {
  const all = await connected()
  let load = () => {}
  all.load.held = new Promise((resolve) => (load = resolve))
  for (let refusals = 0; refusals < 12; refusals++) {
    all.last().fail(true)
    await all.time.pass(2000)
  }
  return { ...all, finishLoading: load }
}

it('asks the edge every two seconds again when PocketBase refuses too, and PocketBase twice a minute', async () => {
  const { client, sources, time, others, refuses, last } = await connected()
  refuses.all = true
  const refuseFor = async (seconds: number) => {
    for (let ms = 0; ms < 1000 * seconds; ms += 100) {
      if (!last().isClosed) last().fail(true)
      await time.pass(100)
    }
  }
  await refuseFor(30)
  const before = sources.length
  others.length = 0
  await refuseFor(60)
  expect(sources.length - before).toBeLessThanOrEqual(30)
  expect(others.filter((topic) => topic === 'boards/nfl').length).toBeLessThanOrEqual(3)
  await time.pass(2000)
  last().open()
  expect([client.isConnected, client.clientId === 'other']).toEqual([true, false])
})

it('stays with an edge that opens a stream while the client of PocketBase is loading', async () => {
  const { client, others, subscribe, last, finishLoading } = await turning()
  void subscribe('boards/mlb')
  await settle()
  last().open()
  finishLoading()
  await settle()
  expect([others, client.clientId === 'other', client.isConnected]).toEqual([[], false, true])
})

it('goes to PocketBase once if the edge refuses again while the client of PocketBase is loading', async () => {
  const { client, sources, others, last, finishLoading } = await turning()
  client.hurry()
  last().fail(true)
  finishLoading()
  await settle()
  expect([...others].toSorted()).toEqual(['PB_CONNECT', 'board_heads/*', 'boards/nba', 'boards/nfl'])
  expect(sources.every(({ isClosed }) => isClosed)).toBe(true)
})

it('never takes a network that is gone for a refusal, which would send everybody to the server', async () => {
  const { time, others, last } = await connected()
  for (let times = 0; times < 20; times++) {
    last().fail()
    await time.pass(10_000)
  }
  expect(others).toEqual([])
})

it('gives up a stream that says nothing any more, and opens the next', async () => {
  const { client, sources, time, told } = await connected()
  client.giveUp()
  expect([client.isConnected, told.at(-1)]).toEqual([false, 'lost 4'])
  await time.pass(1000)
  expect(sources).toHaveLength(2)
})

it('reports a new build over the stream that is open', async () => {
  const { client, last } = trial()
  const looked: string[] = []
  // Another test file may have told this page of another build.
  noteServerBuild('old')
  onOtherBuild('old', async () => looked.push('looked') > 0)
  void client.subscribe('boards/nfl', () => {})
  await settle()
  last().open()
  for (const build of ['old', 'new']) last().say('build', build)
  expect(looked).toEqual(['looked'])
})
