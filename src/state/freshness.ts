import { freshnessOf, type Freshness } from '../domain/freshness/freshness'
import type { Reach } from '../domain/freshness/reach'
import type { StoredBoard } from '../storage/rows'
import { liveMsAtom, nowAtom, rateAtom } from './every-second'
import { currentTroublesAtom, type LoadTrouble } from './load-trouble'
import { isPausedAtom } from './paused'
import { reachAtom } from './reach'
import { useAtomValue } from './store'

/** How far a board on the screen can be trusted. It follows the clock: only the small parts that tell it should use it. */
export function useFreshness({ board, checkedAt, slug }: StoredBoard): Freshness {
  const nowMs = useAtomValue(nowAtom)
  const pace = { liveMs: useAtomValue(liveMsAtom), rate: useAtomValue(rateAtom) }
  const reach = reachOf(useAtomValue(reachAtom), useAtomValue(currentTroublesAtom)[slug])
  const isPaused = useAtomValue(isPausedAtom)
  return freshnessOf({ board, checkedAtMs: Date.parse(checkedAt), nowMs, pace, reach, isPaused })
}

/** One league may get no answer while the others do. */
function reachOf(reach: Reach, trouble: LoadTrouble | undefined): Reach {
  if (trouble?.kind !== 'failed') return reach
  if (reach.kind === 'reached') return { kind: 'lost', sinceMs: trouble.sinceMs, isOffline: false }
  return { ...reach, sinceMs: Math.min(reach.sinceMs, trouble.sinceMs) }
}
