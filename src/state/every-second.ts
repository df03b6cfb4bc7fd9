import { browserClock, productNow } from '../platform/clock'
import { onAwake } from '../platform/sleep'
import { pageVisibility } from '../platform/visibility'
import { atom } from './store'

const PULSE_MS = 1000

const look = () => ({
  now: productNow(),
  isTold: browserClock.isTold(),
  liveMs: browserClock.liveMs(),
  rate: browserClock.rate(),
})

/** One timer for everything on the page that ages. It runs only while something listens. */
const pulseAtom = atom<ReturnType<typeof look> | undefined>(undefined)
pulseAtom.onMount = (set) => {
  set(look())
  const timer = setInterval(() => set(look()), PULSE_MS)
  // Scores are drawn in the moment the server tells the time: with the old time they would look stale.
  const stops = [
    browserClock.onJump(() => set(look())),
    // After a sleep the timer waits up to a second more, in which a score of hours ago would pass as fresh.
    onAwake(() => set(look())),
    pageVisibility.onShown(() => set(look())),
  ]
  return () => {
    clearInterval(timer)
    stops.forEach((stop) => stop())
  }
}

/** Product time, to the second. */
export const nowAtom = atom((get) => (get(pulseAtom) ?? look()).now)

/** Whether the server has told the time; if not, `nowAtom` is the device's guess. */
export const isTimeToldAtom = atom((get) => (get(pulseAtom) ?? look()).isTold)

/** How often the server asks the feed while games are live. */
export const liveMsAtom = atom((get) => (get(pulseAtom) ?? look()).liveMs)

/** How fast product time runs. */
export const rateAtom = atom((get) => (get(pulseAtom) ?? look()).rate)
