import { lossOf } from '../domain/freshness/freshness'
import type { Reach } from '../domain/freshness/reach'
import { serverReach } from '../platform/reach'
import { nowAtom } from './every-second'
import { atom } from './store'

/** Followed while something on the screen uses it. */
const followedReachAtom = atom<Reach | undefined>(undefined)
followedReachAtom.onMount = (set) => {
  const look = () => set(serverReach.state())
  look()
  return serverReach.onChange(look)
}

/** Whether the server answers this page. */
export const reachAtom = atom((get) => get(followedReachAtom) ?? serverReach.state())

/** Why nothing newer comes, once it is more than one failed request. */
export const lossAtom = atom((get) => {
  const reach = get(reachAtom)
  return reach.kind === 'reached' ? undefined : lossOf(reach, get(nowAtom), true)
})
