import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle, type Rendered } from '../../../ui/testing/render'
import { TickerStats } from './ticker-stats'

const STATS = ['SEA', 'SEA', 'SF', 'SF'].map((team, index) => ({
  team,
  name: `P. Player${index}`,
  statType: 'PTS',
  value: index,
  displayValue: `${index} PTS`,
}))

let rendered: Rendered
let lay: () => void = () => undefined
/** As wide as the box of the leaders is. */
let room = 0

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        lay = () => settle(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(250)
})
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = () => [...rendered.page.querySelectorAll('[data-stat]')].map(({ textContent }) => textContent)
const moves = () => rendered.page.querySelector('[data-paused]') !== null

it('one leader of each team stands still where both have room; where not, all stats go round', () => {
  rendered = render(<TickerStats state="active" stats={STATS} running />)
  room = 300
  lay()
  expect([shown(), moves()]).toEqual([['SEA P. Player0 0 PTS', 'SF P. Player2 2 PTS'], false])
  room = 200
  lay()
  expect([shown().length, moves()]).toEqual([2 * STATS.length, true])
})
