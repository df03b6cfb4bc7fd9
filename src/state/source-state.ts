import { useMemo } from 'react'
import type { Source } from '../domain/board/board'
import { sourceNow } from '../domain/board/confirmation'
import type { StoredBoard } from '../storage/rows'
import { liveMsAtom, nowAtom, rateAtom } from './every-second'
import { atom, useAtomValue } from './store'

/**
 * How the feed behaves as far as this page can know: a board that was confirmed too long ago is not well, whatever it
 * says itself. Draws anew when the state changes, not with each second.
 */
export function useSourceState({ board, checkedAt }: StoredBoard): Source['state'] {
  const stateAtom = useMemo(
    () =>
      atom((get) => {
        const pace = { liveMs: get(liveMsAtom), rate: get(rateAtom) }
        return sourceNow(board, Date.parse(checkedAt), get(nowAtom), pace).state
      }),
    [board, checkedAt],
  )
  return useAtomValue(stateAtom)
}
