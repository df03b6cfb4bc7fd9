import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, render, settle, type Rendered } from '../../../ui/testing/render'
import { TickerStats } from './ticker-stats'

const STATS = ['SEA', 'SEA', 'SF', 'SF'].map((team, index) => ({
  team,
  name: `P. Player${index}`,
  statType: 'PTS',
  value: index,
  displayValue: `${index} PTS`,
}))
const LEADERS = STATS.filter((_stat, index) => index % 2 === 0)

let rendered: Rendered
let lay: () => void = () => undefined
/** The width of the leaders' box. */
let room = 0
/** The width of the leaders, and their height in that box; two lines fit. */
let width = 250
let height = 20
let watched: Element[] = []

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        lay = () => settle(tell)
      }
      observe(element: Element) {
        watched.push(element)
      }
      disconnect() {
        watched = []
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
})
afterEach(() => {
  rendered.close()
  room = 0
  width = 250
  height = 20
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = () => [...rendered.page.querySelectorAll('[data-stat]')].map(({ textContent }) => textContent)
const moves = () => rendered.page.querySelector('[data-paused]') !== null

it('one leader of each team stands still where both have room; where not, all stats go round', () => {
  rendered = render(<TickerStats state="active" stats={STATS} leaders={LEADERS} running />)
  room = 300
  lay()
  expect([shown(), moves()]).toEqual([['SEA P. Player0 0 PTS', 'SF P. Player2 2 PTS'], false])
  room = 200
  lay()
  expect([shown().length, moves()]).toEqual([2 * STATS.length, true])
})

const box = () => find(rendered.page, '[data-fits]')

it('leaders do not fit when they take a third line, or when their box is not laid out', () => {
  rendered = render(<TickerStats state="active" stats={STATS} leaders={LEADERS} running />)
  room = 250
  height = 41
  lay()
  expect([box().dataset['fits'], moves()]).toEqual(['false', true])
  height = 40
  lay()
  expect([box().dataset['fits'], moves()]).toEqual(['true', false])
  ;[room, width, height] = [0, 0, 0]
  lay()
  expect(box().dataset['fits']).toBe('false')
})

it('leaders that are only there to be measured are inert and hidden from screen readers', () => {
  rendered = render(<TickerStats state="active" stats={STATS} leaders={LEADERS} running />)
  expect([box().hasAttribute('inert'), box().getAttribute('aria-hidden')]).toEqual([true, 'true'])
  expect(box().querySelectorAll('li')).toHaveLength(2)
  expect(box().querySelector('[data-stat]')).toBeNull()
  room = 300
  lay()
  expect([box().hasAttribute('inert'), box().getAttribute('aria-hidden')]).toEqual([false, 'false'])
})

it('the box of the leaders and its content are watched for changes of size as long as they are there', () => {
  rendered = render(<TickerStats state="active" stats={STATS} leaders={LEADERS} running />)
  expect(watched).toEqual([box(), box().firstElementChild])
  rendered.close()
  expect(watched).toEqual([])
})

it('people who want less motion get all stats in a list, and nothing is measured', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  rendered = render(<TickerStats state="active" stats={STATS} leaders={LEADERS} running />)
  expect([shown().length, moves(), watched]).toEqual([STATS.length, false, []])
})
