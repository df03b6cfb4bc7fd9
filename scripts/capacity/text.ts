import { EDGE_PARTS } from './edge-limits'
import { MEASURED } from './measured'
import { EDGES_OF_GROUP, SHARED_PARTS, type Capacity } from './model'
import type { Plan } from './plan'

/** The model's result for people: what is needed, what happens on a bad day, what ends first, by which figures. */
export function capacityText(plan: Plan, capacity: Capacity): string {
  const { edges, limits, mbit, origin, storm, bears, breaksFirst } = capacity
  const breaks = breaksFirst.viewers < plan.viewers
  return [
    `${count(plan.viewers)} viewers, ${plan.leagues} leagues live at once, ${plan.members} % signed in`,
    '',
    line(
      'edges',
      `${count(edges)}, each with ${count(capacity.streamsOfEdge)} streams (two thirds full at most)`,
    ),
    line('an edge is full by', capacity.edgeIsFullBy),
    ...EDGE_PARTS.map((part) =>
      line(`  ${part}`, `${count(limits[part])} streams${part === 'proof' ? ', more was not tried' : ''}`),
    ),
    line('the last viewer hears', `${count(capacity.lastViewerMs)} ms after the feed's answer`),
    line('bandwidth of all edges', `${megabits(mbit.average)} on average, ${megabits(mbit.peak)} at worst`),
    line(
      'Redis',
      edges > EDGES_OF_GROUP
        ? `${percent(capacity.redisShare)} of a core, one Redis for ${EDGES_OF_GROUP} edges`
        : 'not needed',
    ),
    line('telling edges', `${percent(capacity.tellingShare)} of a core at the origin`),
    line('asked of the origin', `${count(origin.answersPerSecond)} answers in a second, however many watch`),
    line('streams at the origin', `${count(origin.streams)}, of those who are signed in`),
    line('an edge dies', stormText(storm)),
    line('price of a viewer-hour', price(capacity.pricePerViewerHour)),
    '',
    breaks
      ? `This breaks: ${breaksFirst.part} bear ${count(breaksFirst.viewers)} viewers.`
      : `First to break: ${breaksFirst.part}, beyond ${count(breaksFirst.viewers)} viewers.`,
    ...SHARED_PARTS.map((part) => line(`  ${part}`, `${count(bears[part])} viewers`)),
    '',
    'Measured:',
    ...Object.values(MEASURED).map(({ value, unit, from }) => line(`  ${value} ${unit}`, from)),
  ].join('\n')
}

function stormText({ streams, ms, originStreams }: Capacity['storm']): string {
  const where = ms === undefined ? 'nowhere to go until it is back' : `open again within ${count(ms)} ms`
  return `${count(streams)} streams ${where}, ${count(originStreams)} of them at the origin too`
}

function line(what: string, value: string): string {
  return `${what.padEnd(26)}${value}`
}

/** `1,000,000`; what has no end is said in words. */
function count(value: number): string {
  if (!Number.isFinite(value)) return 'any number of'
  return String(Math.ceil(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

function megabits(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} Gbit/s` : `${value.toFixed(1)} Mbit/s`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function price(value: number): string {
  return value.toPrecision(2)
}
