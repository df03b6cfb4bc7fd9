import { useEffect } from 'react'
import type { Slug } from '../domain/league'
import { refreshIntervalMs } from '../domain/polling/refresh'
import { productNow } from '../platform/clock'
import type { StoredBoard } from '../storage/rows'
import { preferencesAtom } from './preferences'
import { atom, useAtomValue, useSetAtom } from './store'

/** What stands still, for who has turned the automatic refresh off, and since when what is shown may be held. */
interface Held {
  readonly fromMs: number
  readonly boards: Readonly<Partial<Record<Slug, StoredBoard>>>
}

const heldStateAtom = atom<Held>({ fromMs: productNow(), boards: {} })

export const heldBoardsAtom = atom((get) => get(heldStateAtom).boards)

/** From now on the newest is shown, and held again. */
export const takeBoardsAtom = atom(undefined, (_get, set) => {
  set(heldStateAtom, { fromMs: productNow(), boards: {} })
})

/** Who opens a board wants to see how it stands: one of an earlier visit is held only when nothing newer is known. */
const holdBoardAtom = atom(undefined, (get, set, stored: StoredBoard) => {
  const { fromMs, boards } = get(heldStateAtom)
  const isYoung = Date.parse(stored.checkedAt) >= fromMs - 2 * refreshIntervalMs(stored.board, fromMs)
  if (isYoung && !boards[stored.slug])
    set(heldStateAtom, { fromMs, boards: { ...boards, [stored.slug]: stored } })
})

/** The board that is to be shown: with automatic refresh off the one that was there when it was opened or last taken. */
export function useHeld(slug: Slug, stored: StoredBoard | undefined): StoredBoard | undefined {
  const isPaused = !useAtomValue(preferencesAtom).autoRefresh
  const held = useAtomValue(heldBoardsAtom)[slug]
  const hold = useSetAtom(holdBoardAtom)
  useEffect(() => {
    if (isPaused && stored && !held) hold(stored)
  }, [isPaused, stored, held, hold])
  return (isPaused && held) || stored
}
