/** A number from 0 up to 1, the same sequence for the same seed (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const REMOVED = Symbol('removed')
const STRANGERS: readonly unknown[] = [
  '',
  'garbage',
  '-1',
  0,
  -1,
  1e300,
  0.5,
  true,
  false,
  [],
  [null],
  [[]],
  [{}],
  {},
  { type: {} },
  { $ref: 'http://feed.example/' },
  '2026-13-45T99:99Z',
]
/** How likely the walk stops at a container instead of going on into it. */
const STOP = 0.12

/** A copy that is broken in one place: a field removed, nulled, retyped or truncated. Shares what is not broken. */
export function mutated(value: unknown, random: Random): unknown {
  const result = mutatedOnWalk(value, random, 0)
  return result === REMOVED ? undefined : result
}

function mutatedOnWalk(value: unknown, random: Random, depth: number): unknown {
  const members = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const member = pick(members, random)
  const stops = member === undefined || (depth > 0 && random() < STOP)
  return stops ? broken(value, random) : withMember(value as object, member, random, depth)
}

function withMember(container: object, member: string, random: Random, depth: number): unknown {
  const inner = (container as Record<string, unknown>)[member]
  const changed = mutatedOnWalk(inner, random, depth + 1)
  if (Array.isArray(container)) {
    const index = Number(member)
    const items = container as readonly unknown[]
    const between = changed === REMOVED ? [] : [changed]
    return [...items.slice(0, index), ...between, ...items.slice(index + 1)]
  }
  const { [member]: _old, ...rest } = container as Record<string, unknown>
  return changed === REMOVED ? rest : { ...rest, [member]: changed }
}

function broken(value: unknown, random: Random): unknown {
  const way = random()
  if (way < 0.25) return REMOVED
  if (way < 0.45) return null
  if (way < 0.65) return truncated(value, random)
  return pick(STRANGERS, random)
}

function truncated(value: unknown, random: Random): unknown {
  const keep = Math.floor(random() * 4)
  if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, keep)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).slice(0, keep))
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
