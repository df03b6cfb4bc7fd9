import { loadTroublesAtom } from '../../state/load-trouble'
import { liveMsAtom, nowAtom, onlineAtom } from '../../state/every-second'
import { useAtomValue } from '../../state/store'
import type { StoredBoard } from '../../storage/rows'
import { freshnessOf, type Freshness } from './freshness'

/** Follows the clock: only the small parts that show an age should use it. */
export function useFreshness(stored: StoredBoard): Freshness {
  const nowMs = useAtomValue(nowAtom)
  const online = useAtomValue(onlineAtom)
  const liveMs = useAtomValue(liveMsAtom)
  const trouble = useAtomValue(loadTroublesAtom)[stored.slug]
  const failingSinceMs = trouble?.kind === 'failed' ? trouble.sinceMs : undefined
  return freshnessOf(stored, { nowMs, online, liveMs, failingSinceMs })
}
