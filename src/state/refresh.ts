import { secondsToRefresh } from '../domain/people/gates/refresh-limit'
import { permissionsOf } from '../domain/people/users/session'
import { sessionAtom } from './session'
import { atom, useAtomValue, useSetAtom } from './store'

/** Asks now for what the page shows, for a viewer who has turned automatic refresh off. `main` sets it. */
export const refreshAtom = atom<{ readonly run: () => void }>({ run: () => {} })

const TICK_MS = 1000

/** When somebody last refreshed by hand, anywhere on the page, by `performance.now()`, which nobody can set back. */
const lastPressAtom = atom<number | undefined>(undefined)

const tickAtom = atom(0)
tickAtom.onMount = (set) => {
  set(performance.now())
  const timer = setInterval(() => set(performance.now()), TICK_MS)
  return () => clearInterval(timer)
}

const secondsToWaitAtom = atom((get) => {
  const last = get(lastPressAtom)
  return secondsToRefresh(last, Math.max(get(tickAtom), last ?? 0), permissionsOf(get(sessionAtom)))
})

const notePressAtom = atom(undefined, (_get, set) => set(lastPressAtom, performance.now()))

/** A refresh by hand: in how many seconds it is allowed again, and what a press does. */
export function useRefreshByHand(run: () => void) {
  const waitS = useAtomValue(secondsToWaitAtom)
  const note = useSetAtom(notePressAtom)
  const press = () => {
    if (waitS > 0) return
    note()
    run()
  }
  return { waitS, press }
}
