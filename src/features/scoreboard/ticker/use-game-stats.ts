import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { TickerAnswer } from '../../../domain/box-score/game-answer'
import type { GameSlug } from '../../../domain/league'
import type { Permission } from '../../../domain/people/tiers/permission'
import { MINUTE_MS } from '../../../domain/time/intervals'
import { doubtSessionAtom } from '../../../state/account'
import { nowAtom } from '../../../state/every-second'
import { usePorts } from '../../../state/ports'
import { sessionAtom } from '../../../state/session'
import { atom, useAtomValue, useSetAtom } from '../../../state/store'
import { useStoredRow } from '../../../state/use-stored'
import type { StoredStats } from '../../../storage/rows'
import { keyFor, viewerOf } from '../../../storage/viewer'
import { sharedStatsSync } from '../../../sync/stats/shown-stats'
import { mayHaveStats } from './may-have-stats'

/**
 * What a card's ticker has to show. `locked`: the server does not give these to this viewer; `missing` is what it says
 * that a viewer lacks who should have all it takes.
 */
export type GameStats =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'locked'; readonly missing: Permission | undefined }
  | { readonly kind: 'stats'; readonly answer: TickerAnswer }

/**
 * The ticker's stats of a game, kept fresh while `inSight`. If they are known to be locked for this viewer, the server
 * is not asked.
 */
export function useGameStats(slug: GameSlug, id: string, inSight: boolean, settled: boolean): GameStats {
  const sync = sharedStatsSync(slug, usePorts().storage, useSetAtom(doubtSessionAtom))
  const session = useAtomValue(sessionAtom)
  const key = keyFor(viewerOf(session), slug, id)
  const isOpen = mayHaveStats(slug, session)
  const missing = useSyncExternalStore(sync.onLocked, sync.missing)
  const stored = useStatsSeen(key, isOpen && inSight)

  // The key contains the viewer, because another viewer has not got an answer yet.
  const watched = isOpen && inSight ? key : undefined
  useEffect(() => (watched === undefined ? undefined : sync.watch(id, settled)), [sync, id, watched, settled])
  if (!isOpen || missing) return { kind: 'locked', missing: isOpen ? missing : undefined }
  return stored ? { kind: 'stats', answer: stored.answer } : { kind: 'waiting' }
}

/** Reads from the first time the card is in sight, so that a card that leaves the screen keeps its stats. */
function useStatsSeen(key: string, inSight: boolean): StoredStats | undefined {
  const [wasInSight, setWasInSight] = useState(false)
  if (inSight && !wasInSight) setWasInSight(true)
  const read = useStoredRow('stats', wasInSight ? key : undefined)
  const stored = read.kind === 'stored' ? read.stored : undefined
  return useIsShowable(stored) ? stored : undefined
}

/** Stats do not show their age, so old ones are shown only for games in which nothing changes any more. */
const SHOWN_MS = 10 * MINUTE_MS

function useIsShowable(stored: StoredStats | undefined): boolean {
  const isComplete = stored?.answer.status?.state === 'complete'
  const checkedAtMs = stored ? Date.parse(stored.checkedAt) : 0
  const freshAtom = useMemo(() => atom((get) => get(nowAtom) - checkedAtMs < SHOWN_MS), [checkedAtMs])
  return useAtomValue(freshAtom) || isComplete
}
