import { expect, it } from 'vitest'
import { suspectOf } from '../investigation/suspects'
import { NOON } from '../testing/samples'
import { partTroubles, storageAlert, type PartFacts } from './part-troubles'

const well: PartFacts = { edges: { status: 'none' }, stuckLetters: 0 }
const titles = (changes: Partial<PartFacts>) =>
  partTroubles({ ...well, ...changes }, NOON).map(({ title }) => title)
const edge = { name: 'a', pushes: 1, failures: 0, lagMs: 2, behindMs: 0 }
const now = (...edges: (typeof edge)[]) => ({ edges, atMs: NOON })

it('parts that are well raise nothing', () => {
  expect(titles({})).toEqual([])
  expect(titles({ edges: { status: 'ok', now: now(edge) } })).toEqual([])
  expect(titles({ disk: { freeBytes: 3e9, allBytes: 1e11 } })).toEqual([])
})

it('each edge that is behind is a trouble, and so are edges that nobody counts any more, but not before the first count', () => {
  const late = { ...edge, name: 'b', behindMs: 9000 }
  const [alert, ...others] = partTroubles(
    { ...well, edges: { status: 'behind', now: now(edge, late) } },
    NOON,
  )
  expect([alert?.key, alert?.message, others]).toEqual([
    'edge b',
    'The edge b has not taken changes (behind 9s)',
    [],
  ])
  expect(titles({ edges: { status: 'unknown', now: now(edge) } })).toEqual(['Edges Not Watched'])
  expect(titles({ edges: { status: 'unknown' } })).toEqual([])
})

it('a group of edges of any number has a key that the database takes', () => {
  const group = { ...edge, name: Array(20).fill('http://edge.scores.example:8101').join('|'), behindMs: 9000 }
  const [alert] = partTroubles({ ...well, edges: { status: 'behind', now: now(group) } }, NOON)
  expect(alert?.key).toHaveLength(300)
})

it('letters that nobody takes and nobody refuses are a trouble, and so is a disk that is almost full', () => {
  expect(titles({ stuckLetters: 2 })).toEqual(['Mail Stuck'])
  expect(titles({ disk: { freeBytes: 1e8, allBytes: 1e11 } })).toEqual(['Disk Almost Full'])
})

it('the words of such an alert name the part that caused it', () => {
  const all = partTroubles(
    {
      edges: { status: 'behind', now: now({ ...edge, behindMs: 9000 }) },
      stuckLetters: 1,
      disk: { freeBytes: 0, allBytes: 1 },
    },
    NOON,
  )
  const suspects = [...all, storageAlert('x', NOON, NOON)].map(({ source: category, message }) =>
    suspectOf({ level: 'error', category, message }),
  )
  expect(suspects.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'edge: The edge a has not taken changes',
    'mail: Mail server',
    'database: Disk',
    'database: Database',
  ])
})
