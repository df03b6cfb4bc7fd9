import { expect, it } from 'vitest'
import { edgesStatus, edgeState, type EdgeFigures } from './edges'

const COUNTS = { pushes: 9, failures: 0, lagMs: 2, behindMs: 0 }
const EDGE: EdgeFigures = { name: 'a|b', streams: 3, toldAtMs: 5, ...COUNTS }
const AT = 1_000_000
const at = (...edges: EdgeFigures[]) => ({ edges, atMs: AT })

it('the status of the edges is none where there are no edges', () => {
  expect(edgesStatus(0, undefined, AT)).toBe('none')
})

it('the status of the edges is unknown until somebody has counted them, and when nobody does so any more', () => {
  expect(edgesStatus(1, undefined, AT)).toBe('unknown')
  expect(edgesStatus(1, at(EDGE), AT + 30_000)).toBe('ok')
  expect(edgesStatus(1, at(EDGE), AT + 30_001)).toBe('unknown')
})

it('the status of the edges is behind when one edge is', () => {
  expect(edgesStatus(2, at(EDGE, { ...EDGE, behindMs: 5000 }), AT)).toBe('ok')
  expect(edgesStatus(2, at(EDGE, { ...EDGE, behindMs: 5001 }), AT)).toBe('behind')
})

it('each edge shows the worst state that it is in', () => {
  const { toldAtMs: _told, ...untold } = EDGE
  const { streams: _streams, ...unreachable } = EDGE
  const one = { ...EDGE, silent: ['b'] }
  const almost = { ...EDGE, behindMs: 5000 }
  const all = [EDGE, almost, untold, one, { ...one, behindMs: 5001 }, { ...unreachable, behindMs: 5001 }]
  expect(all.map(edgeState)).toEqual(['told', 'told', 'untold', 'partly', 'behind', 'unreachable'])
})
