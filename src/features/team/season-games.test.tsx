import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ComingGame } from '../../domain/teams/team-season'
import { HOUR_MS } from '../../domain/time/intervals'
import { render } from '../../ui/testing/render'
import { SeasonGames } from './season-games'

/** A viewer west of the feed: midnight for the feed is still the evening before for them. */
beforeEach(() => {
  const inCalifornia = (date: Date) => new Date(date.getTime() - 8 * HOUR_MS)
  vi.spyOn(Date.prototype, 'getDay').mockImplementation(function (this: Date) {
    return inCalifornia(this).getUTCDay()
  })
  vi.spyOn(Date.prototype, 'getMonth').mockImplementation(function (this: Date) {
    return inCalifornia(this).getUTCMonth()
  })
  vi.spyOn(Date.prototype, 'getDate').mockImplementation(function (this: Date) {
    return inCalifornia(this).getUTCDate()
  })
})
afterEach(() => void vi.restoreAllMocks())

const coming = (isOpen: boolean): ComingGame => ({
  id: '1',
  start: '2026-11-14T05:00:00Z',
  opponent: { id: '2', displayName: 'Oregon Ducks', abbreviation: 'ORE' },
  isHome: true,
  isNeutral: false,
  part: 'regular',
  phase: 'scheduled',
  isOpen,
})

it.each([
  ['whose time is open is the day that the feed gives', true, 'Sat, Nov 14'],
  ['that has a time is the day in the zone of the viewer', false, 'Fri, Nov 13'],
])('the day of a game %s', (_what, isOpen, day) => {
  const shown = render(<SeasonGames slug="ncaaf" title="Next games" games={[coming(isOpen)]} />)
  expect(shown.page.textContent).toContain(day)
  shown.close()
})
