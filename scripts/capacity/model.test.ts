import { expect, it } from 'vitest'
import { EDGE_PARTS, edgeLimits, lastViewerMs, narrowest } from './edge-limits'
import { MEASURED } from './measured'
import { answersOfEdge, capacityFor } from './model'
import { parsePlan, type Plan } from './plan'
import { capacityText } from './text'

function planFor(changes: Partial<Plan>): Plan {
  const usual = parsePlan([])
  if (!('viewers' in usual)) throw new Error('The usual plan is refused')
  return { ...usual, ...changes }
}
const SMALL = { cores: 2, memoryGb: 4, mbit: 1000 }

it('names for each figure the run and the row that it comes from', () => {
  for (const { value, from } of Object.values(MEASURED)) {
    expect(value).toBeGreaterThan(0)
    expect(from).toMatch(/^npm run bench\S* .*: \S/)
  }
})

it('fills an edge up to the first limit that it reaches', () => {
  const limits = edgeLimits(SMALL)
  expect(narrowest(limits).streams).toBe(Math.min(...EDGE_PARTS.map((part) => limits[part])))
  expect(narrowest(edgeLimits({ ...SMALL, memoryGb: 1 })).part).toBe('memory')
  expect(narrowest(edgeLimits({ ...SMALL, mbit: 10 })).part).toBe('network')
})

it('keeps a third of every edge free, so that others can take over the viewers of a dead one', () => {
  const { edges, streamsOfEdge, limits } = capacityFor(planFor({ viewers: 1_000_000 }))
  const full = Math.min(...EDGE_PARTS.map((part) => limits[part]))
  expect(streamsOfEdge).toBeLessThanOrEqual((full * 2) / 3)
  expect((edges - 1) * full).toBeGreaterThanOrEqual(1_000_000)
})

it('limits an edge so that its last viewer waits for at most a second', () => {
  const { processor } = edgeLimits(SMALL)
  expect(lastViewerMs(processor, MEASURED.tlsPushUs.value, 2)).toBeLessThanOrEqual(1000)
  expect(lastViewerMs(processor + 100, MEASURED.tlsPushUs.value, 2)).toBeGreaterThan(1000)
})

it('loads the origin by the number of edges, not by that of viewers', () => {
  const few = capacityFor(planFor({ viewers: 10 }))
  const many = capacityFor(planFor({ viewers: few.streamsOfEdge * 1000 }))
  expect(few.edges).toBe(1)
  expect(few.origin.answersPerSecond).toBe(many.origin.answersPerSecond)
  expect(few.origin.answersPerSecond).toBeCloseTo(answersOfEdge(8))
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
