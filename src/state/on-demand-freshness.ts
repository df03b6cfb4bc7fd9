import { useMemo } from 'react'
import { MINUTE_MS } from '../domain/time/intervals'
import { nowAtom } from './every-second'
import { lossAtom } from './reach'
import { atom, useAtomValue } from './store'

interface OnDemandFreshness {
  readonly kind: string
  readonly isCurrent: boolean
}

/** For content that is fetched while it is open: once it is a minute old, it no longer shows a game as going on. */
export function useOnDemandFreshness(checkedAt: string, hasTrouble: boolean): OnDemandFreshness {
  const isYoungAtom = useMemo(
    () => atom((get) => get(nowAtom) - Date.parse(checkedAt) < MINUTE_MS),
    [checkedAt],
  )
  const isYoung = useAtomValue(isYoungAtom)
  const loss = useAtomValue(lossAtom)
  const isCurrent = isYoung && loss === undefined && !hasTrouble
  return { kind: loss ?? (isCurrent ? 'fresh' : 'old'), isCurrent }
}
