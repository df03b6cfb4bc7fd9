import { afterEach, expect, it } from 'vitest'
import { isWorthKeeping } from './is-worth-keeping'

const GOOD = '<div data-board="nfl" data-source="ok"><p data-freshness="fresh"></p></div>'

afterEach(() => {
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset['kiosk']
  delete document.documentElement.dataset['autoScroll']
  document.body.replaceChildren()
})

function isKept(address: string, html = GOOD): boolean {
  history.replaceState(null, '', address)
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return isWorthKeeping(root)
}

it('a board of a league whose scores are fresh is kept', () => {
  expect(isKept('/nfl')).toBe(true)
})

it.each([
  ['all leagues', '/all'],
  ['a game', '/nfl/game/401'],
  ['a day', '/nfl/day/2026-10-25'],
  ['an address with a query', '/nfl?kiosk'],
])('the page of %s is not kept', (_what, address) => {
  expect(isKept(address)).toBe(false)
})

it.each([
  ['the feed is down', GOOD.replace('"ok"', '"error"')],
  ['its scores are late', GOOD.replace('fresh"', 'late"')],
  ['it is still the board of another league', GOOD.replace('nfl', 'nba')],
  ['there is no board yet', ''],
  ['a dialog is open', `${GOOD}<dialog open></dialog>`],
  ['somebody searches', `${GOOD}<input type="search" placeholder="Search" value="bears">`],
  ['a menu is open', `${GOOD}<button aria-expanded="true"></button>`],
])('nothing is kept while %s', (_when, html) => {
  expect(isKept('/nfl', html)).toBe(false)
})

it.each(['kiosk', 'autoScroll'])('nothing is kept on a screen that hangs on a wall: %s', (mark) => {
  document.documentElement.dataset[mark] = ''
  expect(isKept('/nfl')).toBe(false)
})
