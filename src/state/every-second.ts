import { browserClock, productNow } from '../platform/clock'
import { atom } from './store'

const PULSE_MS = 1000

const look = () => ({
  now: productNow(),
  liveMs: browserClock.liveMs(),
  rate: browserClock.rate(),
})

/** One timer for everything on the page that ages. It runs only while something listens. */
const pulseAtom = atom<ReturnType<typeof look> | undefined>(undefined)
pulseAtom.onMount = (set) => {
  set(look())
  const timer = setInterval(() => set(look()), PULSE_MS)
  // Scores are drawn in the moment in which the server says what time it is: with the old one they would look stale.
  const stop = browserClock.onJump(() => set(look()))
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Product time, to the second. */
export const nowAtom = atom((get) => (get(pulseAtom) ?? look()).now)

/** How often the server asks the feed while games are live. */
export const liveMsAtom = atom((get) => (get(pulseAtom) ?? look()).liveMs)

/** How fast product time runs. */
export const rateAtom = atom((get) => (get(pulseAtom) ?? look()).rate)
