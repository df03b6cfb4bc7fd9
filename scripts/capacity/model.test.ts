import { expect, it } from 'vitest'
import { EDGE_PARTS, edgeLimits, lastViewerMs } from './edge-limits'
import { MEASURED } from './measured'
import { answersOfEdge, capacityFor, type Capacity } from './model'
import { parsePlan, type Plan } from './plan'
import { capacityText } from './text'

function planFor(changes: Partial<Plan>): Plan {
  const usual = parsePlan([])
  if (!('viewers' in usual)) throw new Error('The usual plan is refused')
  return { ...usual, ...changes }
}
const SMALL = { cores: 2, memoryGb: 4, mbit: 1000 }

it('names for each figure the run and the row that it comes from', () => {
  const plan = planFor({})
  const [, figures = ''] = capacityText(plan, capacityFor(plan)).split('Measured:\n')
  const lines = figures.split('\n')
  expect(lines).toHaveLength(Object.keys(MEASURED).length)
  for (const line of lines) expect(line).toMatch(/^ {2}[\d.]+ \S.* npm run bench\S* .*: \S/)
})

const fullest = ({ limits }: Pick<Capacity, 'limits'>) => Math.min(...EDGE_PARTS.map((part) => limits[part]))

it.each([
  ['streams that were tried', {}, 'proof'],
  ['memory', { memoryGb: 1 }, 'memory'],
  ['network', { mbit: 10 }, 'network'],
  ['sockets', { cores: 200, memoryGb: 4096, mbit: 1e6 }, 'sockets'],
] as const)(
  'fills two thirds of an edge up to the first limit that it reaches: %s',
  (_what, server, part) => {
    const full = fullest(capacityFor(planFor(server)))
    const { edgeIsFullBy, streamsOfEdge } = capacityFor(
      planFor({ ...server, viewers: Math.floor((full * 2) / 3) * 1000 }),
    )
    expect([edgeIsFullBy, streamsOfEdge]).toEqual([part, Math.floor((full * 2) / 3)])
  },
)

it.each([15_000, 20_000, 25_000, 30_000, 1_000_000])(
  'keeps a third of every edge free, so that the others can take over the viewers of a dead one: %i',
  (viewers) => {
    const capacity = capacityFor(planFor({ viewers }))
    expect(capacity.edges).toBeGreaterThan(1)
    expect(capacity.streamsOfEdge).toBeLessThanOrEqual((fullest(capacity) * 2) / 3)
    expect((capacity.edges - 1) * fullest(capacity)).toBeGreaterThanOrEqual(viewers)
  },
)

it('limits an edge so that its last viewer waits for at most a second', () => {
  const { processor } = edgeLimits(SMALL)
  expect(lastViewerMs(processor, MEASURED.tlsPushUs.value, 2)).toBeLessThanOrEqual(1000)
  expect(lastViewerMs(processor + 100, MEASURED.tlsPushUs.value, 2)).toBeGreaterThan(1000)
})

it('loads the origin by the number of edges, not by that of viewers', () => {
  const askedBy = (viewers: number) => {
    const { edges, origin } = capacityFor(planFor({ viewers }))
    return [edges, origin.answersPerSecond / answersOfEdge(8)]
  }
  expect([askedBy(10), askedBy(10_000)]).toEqual([
    [1, 1],
    [1, 1],
  ])
  const [edges, asked] = askedBy(1_000_000)
  expect(edges).toBeGreaterThan(10)
  expect(asked).toBeCloseTo(edges!)
})

it('finds that the streams of signed-in users break first, and something else when nobody is signed in', () => {
  const members = capacityFor(planFor({ members: 10 }))
  expect(members.breaksFirst).toEqual({
    part: 'streams of the origin',
    viewers: MEASURED.originStreams.value * 10,
  })
  const guests = capacityFor(planFor({ members: 0 }))
  expect(guests.bears['streams of the origin']).toBe(Infinity)
  expect(guests.breaksFirst.part).not.toBe('streams of the origin')
  expect(guests.breaksFirst.viewers).toBe(Math.min(...Object.values(guests.bears)))
})

it('has nowhere to send the viewers of an only edge, and spreads those of one edge of many', () => {
  expect(capacityFor(planFor({ viewers: 1000 })).storm.ms).toBeUndefined()
  const { storm } = capacityFor(planFor({ viewers: 1_000_000 }))
  // A page waits a second to one and a half; opening streams takes the other edges less than that again.
  expect(storm.ms).toBeGreaterThan(1500)
  expect(storm.ms).toBeLessThan(5000)
  // As many streams at fewer other edges take longer.
  const few = capacityFor(planFor({ viewers: 3 * storm.streams }))
  expect([few.edges, few.storm.streams]).toEqual([3, storm.streams])
  expect(few.storm.ms).toBeGreaterThan(storm.ms!)
})

it('costs what its servers and bytes cost', () => {
  const free = planFor({ viewers: 1000, serverPrice: 0, gbPrice: 0 })
  expect(capacityFor(free).pricePerViewerHour).toBe(0)
  // The origin and one edge.
  expect(capacityFor({ ...free, serverPrice: 5 }).pricePerViewerHour).toBeCloseTo(0.01)
  const bytes = capacityFor({ ...free, gbPrice: 1 }).pricePerViewerHour * 1e9
  // A push in each poll of fifteen seconds.
  expect(bytes).toBeCloseTo(240 * MEASURED.pushBytes.value)
})

it('says what breaks before the planned number of viewers is reached', () => {
  const small = planFor({ viewers: 1000 })
  expect(capacityText(small, capacityFor(small))).toContain('First to break: streams of the origin')
  const large = planFor({ viewers: 1_000_000 })
  expect(capacityText(large, capacityFor(large))).toContain('This breaks: streams of the origin bear 500,000')
})
