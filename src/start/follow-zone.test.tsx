import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { app, closeAppAfterEach, has, openApp } from '../app/testing/app-on-screen'
import { scheduledGame, storedBoard } from '../features/scoreboard/testing/games'
import { deviceZone } from '../platform/device-zone'
import { zoneAtom } from '../state/zone'
import { eventually, find, settle } from '../ui/testing/render'
import { followZone } from './follow-zone'

const HOUR_MS = 3_600_000
/** 8:20 PM in New York, 5:20 PM in Los Angeles. */
const START = '2026-09-14T00:20:00Z'

/** The device is so many hours behind UTC; Node itself cannot travel while it runs. */
function moveTo(hours: number) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(hours * 60)
  vi.spyOn(Date.prototype, 'getHours').mockImplementation(function (this: Date) {
    return new Date(this.getTime() - hours * HOUR_MS).getUTCHours()
  })
}

const card = () => find(app.page, '[data-phase=scheduled]')
const lookAgain = () => settle(() => void document.dispatchEvent(new Event('visibilitychange')))

closeAppAfterEach()
beforeEach(async () => {
  moveTo(4)
  await openApp('/nfl', { boards: [storedBoard({ games: [scheduledGame({ start: START })] })] })
  settle(() => app.store.set(zoneAtom, deviceZone()))
  await eventually(has('[data-phase=scheduled]'))
  followZone(app.store)
})
afterEach(() => void vi.restoreAllMocks())

it('after a journey with the page open, starts are told in the new zone', () => {
  expect(card().textContent).toContain('8:20 PM')
  moveTo(7)
  lookAgain()
  expect(card().textContent).toContain('5:20 PM')
})

it('a page in whose zone nothing has changed is not drawn anew', () => {
  const before = card()
  lookAgain()
  expect(card()).toBe(before)
})

it('what somebody types is not lost: the page waits until it is sent', () => {
  vi.useFakeTimers()
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = 'half a sentence'
  moveTo(7)
  lookAgain()
  expect(card().textContent).toContain('8:20 PM')
  field.remove()
  settle(() => void vi.advanceTimersByTime(1000))
  expect(card().textContent).toContain('5:20 PM')
  vi.useRealTimers()
})
