import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HOUR_MS } from '../domain/time/intervals'
import { productNow } from '../platform/clock'
import { kioskAtom } from '../state/auto-scroll'
import { oddsAtom } from '../state/odds'
import { portsAtom } from '../state/ports'
import { createStore, Provider } from '../state/store'
import { testPorts } from '../state/testing/test-ports'
import { render } from '../ui/testing/render'
import { AccountNotices } from './account-notices'

afterEach(() => vi.unstubAllGlobals())

const BOARD = { v: 1, sport: 'NFL', rev: 'e1-1', rows: {} } as const

/** Whether the age of old betting lines is told on a large screen. */
function tellsAge(path: string, isKiosk: boolean): boolean {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const store = createStore()
  store.set(portsAtom, testPorts())
  if (isKiosk) store.set(kioskAtom, { leagues: [] })
  const checkedAt = new Date(productNow() - HOUR_MS).toISOString()
  store.set(oddsAtom, { slug: 'nfl', user: 'ann', board: BOARD, checkedAt })
  const rendered = render(
    <Provider store={store}>
      <Router hook={memoryLocation({ path }).hook}>
        <AccountNotices slug="nfl" />
      </Router>
    </Provider>,
  )
  const tells = rendered.page.querySelector('[data-odds-age]') !== null
  rendered.close()
  return tells
}

it.each([
  ['a desk, whose games have lines', '/nfl', false, true],
  ['a wall, whose games have none', '/nfl', true, false],
  ['the day that somebody looks at on a wall, as its games have lines', '/nfl/day/2026-11-22', true, true],
])('the age of old betting lines on %s', (_where, path, isKiosk, isTold) => {
  expect(tellsAge(path, isKiosk)).toBe(isTold)
})
