import { expect, it } from 'vitest'
import { edgesStatus, type EdgeFigures } from './edges'

const EDGE: EdgeFigures = { name: 'a', streams: 3, pushes: 9, failures: 0, lagMs: 2, behindMs: 0 }
const AT = 1_000_000
const at = (...edges: EdgeFigures[]) => ({ edges, atMs: AT })

it('is nothing to speak of where no edge is', () => {
  expect(edgesStatus(0, undefined, AT)).toBe('none')
})

it('is unknown until somebody has counted, and when nobody does any more', () => {
  expect(edgesStatus(1, undefined, AT)).toBe('unknown')
  expect(edgesStatus(1, at(EDGE), AT + 30_000)).toBe('ok')
  expect(edgesStatus(1, at(EDGE), AT + 30_001)).toBe('unknown')
})

it('is behind when one edge is', () => {
  expect(edgesStatus(2, at(EDGE, { ...EDGE, behindMs: 5000 }), AT)).toBe('ok')
  expect(edgesStatus(2, at(EDGE, { ...EDGE, behindMs: 5001 }), AT)).toBe('behind')
})
