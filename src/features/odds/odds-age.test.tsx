import { afterEach, describe, expect, it } from 'vitest'
import { BACKGROUND_REFRESH_LIVE_MS } from '../../domain/time/intervals'
import { productNow } from '../../platform/clock'
import { fullMomentText } from '../../platform/local-time'
import { oddsAtom } from '../../state/odds'
import { createStore, Provider } from '../../state/store'
import { find, render, type Rendered } from '../../ui/testing/render'
import { OddsAge } from './odds-age'

let rendered: Rendered
afterEach(() => rendered.close())

/** The text on the NFL page when its lines were last confirmed this long ago. */
function shownAfter(ms: number | undefined): string {
  const store = createStore()
  const checkedAt = new Date(productNow() - (ms ?? 0)).toISOString()
  const board = { v: 1, sport: 'NFL', rev: 'e1-1', rows: {} } as const
  if (ms !== undefined) store.set(oddsAtom, { slug: 'nfl', user: 'u', board, checkedAt })
  rendered = render(
    <Provider store={store}>
      <OddsAge slug="nfl" />
    </Provider>,
  )
  return rendered.page.textContent
}

describe('the age of the lines', () => {
  it('is shown once two refreshes were missed', () => {
    expect(shownAfter(4 * BACKGROUND_REFRESH_LIVE_MS + 1000)).toMatch(/^Betting odds updated \d+ min ago$/)
  })

  it('is the moment of the lines on paper, which hides the elements that it replaces', () => {
    shownAfter(4 * BACKGROUND_REFRESH_LIVE_MS + 1000)
    const age = find(rendered.page, '[data-odds-age]')
    const moment = fullMomentText(productNow() - 4 * BACKGROUND_REFRESH_LIVE_MS - 1000)
    expect(age.dataset['printed']).toBe(`Betting odds as of ${moment}`)
    expect([...age.childNodes].filter((node) => !(node instanceof Element))).toEqual([])
  })

  it.each([0, BACKGROUND_REFRESH_LIVE_MS, 4 * BACKGROUND_REFRESH_LIVE_MS - 5000])(
    'is not shown while they are fresh: %i ms',
    (ms) => {
      expect(shownAfter(ms)).toBe('')
    },
  )

  it('is not shown where there are no lines', () => {
    expect(shownAfter(undefined)).toBe('')
  })
})
