import { afterEach, expect, it } from 'vitest'
import type { EdgesAnswer } from '../../../domain/operations/health/edges'
import { fullMomentText, timeText } from '../../../platform/local-time'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { HEALTHY_EDGE, NOON_MS, sampleEdges } from '../testing/console-server'
import { Edges } from './edges'

let rendered: Rendered
afterEach(() => rendered.close())

function show(changes: Partial<EdgesAnswer>): HTMLElement {
  rendered = render(<Edges {...sampleEdges(changes)} />)
  return rendered.page
}
const cells = (page: HTMLElement, name: string) =>
  [...find(page, `tr[data-edge="${name}"]`).children].map((cell) => cell.textContent)

const { streams: _streams, toldAtMs: _toldAtMs, ...SILENT } = HEALTHY_EDGE
const SHARED = { ...HEALTHY_EDGE, name: 'http://10.0.0.6:8101|http://10.0.0.7:8101', streams: 9 }

it('says how to add an edge when there is none', () => {
  const page = show({ status: 'none', edges: [] })
  expect(page.textContent).toContain(
    'run npm run edge -- --origin URL --port 8100 and start this server with EDGE_URLS, EDGE_SECRET and TRUSTED_PROXY; docs/growing.md says how.',
  )
  expect(page.querySelector('table')).toBeNull()
})

it('shows what each edge was told, and how old the figures are by the clock of the server', () => {
  const page = show({})
  expect(cells(page, HEALTHY_EDGE.name).slice(0, 6)).toEqual([
    '10.0.0.5:8101',
    'Up to date',
    '14,210',
    '5,230',
    '0',
    '4ms',
  ])
  expect(find(page, 'tbody small').textContent).toBe('27 s ago')
  expect(page.textContent).toContain('1 of 1 up to date, 14,210 streams')
  expect(page.textContent).toContain(', 12 s ago.')
})

it('counts a single stream in the singular', () => {
  const page = show({ edges: [{ ...HEALTHY_EDGE, streams: 1 }] })
  expect(page.textContent).toContain('1 of 1 up to date, 1 stream')
  expect(page.textContent).not.toContain('1 streams')
})

it('says which edges are behind, cannot be reached or were never told a change', () => {
  const behind = { ...HEALTHY_EDGE, name: 'http://a:1', failures: 7, behindMs: 12_400 }
  const untold = { ...SILENT, name: 'http://b:1', streams: 0, pushes: 0 }
  const unreachable = { ...SILENT, name: 'http://c:1', pushes: 0, behindMs: 60_000 }
  const partly = { ...SHARED, silent: ['http://10.0.0.7:8101'] }
  const page = show({ status: 'behind', edges: [behind, untold, unreachable, partly] })
  const status = (name: string) => cells(page, name)[1]
  expect(status('http://a:1')).toBe('Behindfor 12 s')
  expect(status('http://b:1')).toBe('Never told')
  expect(cells(page, 'http://c:1').slice(1)).toEqual(['Unreachable', 'No data', '0', '0', 'No data', 'Never'])
  expect(cells(page, SHARED.name).slice(0, 2)).toEqual([
    '10.0.0.6:8101shares a Redis with 10.0.0.7:8101',
    'Partly unreachable10.0.0.7:8101',
  ])
  expect(page.textContent).toContain('0 of 4 up to date, 14,219 streams')
})

it('names all edges that share a Redis, and those of them that do not answer', () => {
  const name = 'https://a.example|http://b:1|http://c:1'
  const page = show({ edges: [{ ...HEALTHY_EDGE, name, silent: ['https://a.example', 'http://c:1'] }] })
  expect(cells(page, name).slice(0, 2)).toEqual([
    'a.exampleshares a Redis with b:1, c:1',
    'Partly unreachablea.example, c:1',
  ])
})

it('names the figures of an edge', () => {
  const page = show({})
  expect(
    [...page.querySelectorAll('thead th')].map((head) => [
      head.textContent,
      head.hasAttribute('data-number'),
    ]),
  ).toEqual([
    ['Edge', false],
    ['Status', false],
    ['Streams', true],
    ['Pushes', true],
    ['Failures', true],
    ['Lag', true],
    ['Last Told', false],
  ])
})

it('calls no edge up to date when the figures are old or were never counted', () => {
  const page = show({ status: 'unknown', nowMs: NOON_MS + 180_000 })
  expect(cells(page, HEALTHY_EDGE.name)[1]).toBe('Unknown')
  expect(page.textContent).toContain('Nobody counts')
  expect(page.textContent).toContain('3 min ago.')
  rendered.close()
  expect(show({ status: 'unknown', edges: [] }).textContent).toContain('No data')
})

it('tells by colour how each edge is', () => {
  const untold = { ...SILENT, name: 'http://b:1', streams: 0, pushes: 0 }
  const unreachable = { ...SILENT, name: 'http://c:1', pushes: 0, behindMs: 60_000 }
  const partly = { ...SHARED, silent: ['http://10.0.0.7:8101'] }
  const behind = { ...HEALTHY_EDGE, name: 'http://a:1', failures: 7, behindMs: 12_400 }
  const page = show({ status: 'behind', edges: [HEALTHY_EDGE, untold, partly, behind, unreachable] })
  const looks = () =>
    [...page.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [
      row.dataset['state'],
      find(row, '[data-colour]').dataset['colour'],
    ])
  expect(looks()).toEqual([
    ['told', 'green'],
    ['untold', 'grey'],
    ['partly', 'amber'],
    ['behind', 'amber'],
    ['unreachable', 'red'],
  ])
  rendered.show(<Edges {...sampleEdges({ status: 'unknown' })} />)
  expect(looks()).toEqual([['unknown', 'grey']])
})

it('says when the figures were counted and an edge was told, and what to do when counting has stopped', () => {
  const page = show({})
  const counted = `Counted at ${timeText(NOON_MS)}, 12 s ago. `
  expect(page.textContent).toContain(counted)
  expect(page.textContent).not.toContain('start the server anew')
  const time = find<HTMLTimeElement>(page, 'tbody time')
  const told = NOON_MS - 15_000
  expect([time.dateTime, time.title]).toEqual([new Date(told).toISOString(), fullMomentText(told)])
  rendered.show(<Edges {...sampleEdges({ status: 'unknown' })} />)
  expect(page.textContent).toContain(
    `${counted}The process that tells edges the changes says nothing any more; start the server anew.`,
  )
})

it('has no figures at all from a server that has just started', () => {
  const page = show({ atMs: undefined } as object)
  expect(page.textContent).toContain('No data: nothing has been counted since the server started.')
  expect(page.querySelector('table')).toBeNull()
})
