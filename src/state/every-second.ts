import { browserClock, productNow } from '../platform/clock'
import { onAwake } from '../platform/sleep'
import { pageVisibility } from '../platform/visibility'
import { atom } from './store'

const TICK_MS = 1000

const readClock = () => ({
  now: productNow(),
  hasServerTime: browserClock.hasServerTime(),
  liveMs: browserClock.liveMs(),
  rate: browserClock.rate(),
})

/** One timer for everything on the page that ages. It runs only while something listens. */
const clockAtom = atom<ReturnType<typeof readClock> | undefined>(undefined)
clockAtom.onMount = (set) => {
  set(readClock())
  const timer = setInterval(() => set(readClock()), TICK_MS)
  // Scores are drawn in the moment the server tells the time: with the old time they would look stale.
  const stops = [
    browserClock.onJump(() => set(readClock())),
    // After a sleep the timer waits up to a second more, in which a score of hours ago would pass as fresh.
    onAwake(() => set(readClock())),
    pageVisibility.onShown(() => set(readClock())),
  ]
  return () => {
    clearInterval(timer)
    stops.forEach((stop) => stop())
  }
}

/** Product time, to the second. */
export const nowAtom = atom((get) => (get(clockAtom) ?? readClock()).now)

/** Whether the server has told the time; if not, `nowAtom` is the device's guess. */
export const hasServerTimeAtom = atom((get) => (get(clockAtom) ?? readClock()).hasServerTime)

/** How often the server asks the feed while games are live. */
export const liveMsAtom = atom((get) => (get(clockAtom) ?? readClock()).liveMs)

/** How fast product time runs. */
export const rateAtom = atom((get) => (get(clockAtom) ?? readClock()).rate)
