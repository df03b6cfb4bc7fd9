import { useCallback, useEffect, useRef } from 'react'
import { countChanges } from '../../domain/board/count-changes'
import { heldBoardsAtom, holdNewestBoardsAtom } from '../../state/held-boards'
import { usePorts } from '../../state/ports'
import { isPausedAtom } from '../../state/paused'
import { refreshAtom, useRefreshByHand } from '../../state/refresh'
import { useAtomValue, useSetAtom } from '../../state/store'
import { useStored } from '../../state/use-stored'
import { refreshShownStats } from '../../sync/stats/shown-stats'
import { NoticeBar } from '../../ui/notice-bar'
import { RefreshButton } from '../../ui/refresh-button'
import styles from './paused-notice.module.css'

/** Tells users who turned auto refresh off that nothing changes by itself, and how many changes wait. */
export function PausedNotice() {
  const isPaused = useAtomValue(isPausedAtom)
  const take = useSetAtom(holdNewestBoardsAtom)
  const wasPaused = useRef(isPaused)
  useEffect(() => {
    const isTurnedOn = !isPaused && wasPaused.current
    wasPaused.current = isPaused
    if (!isTurnedOn) return
    take()
    refreshShownStats()
  }, [isPaused, take])
  return isPaused ? <Paused /> : null
}

function Paused() {
  const refresh = useAtomValue(refreshAtom)
  const take = useSetAtom(holdNewestBoardsAtom)
  const waiting = useWaiting()
  const { waitS, press } = useRefreshByHand(() => {
    take()
    refresh.run()
    refreshShownStats()
  })
  return (
    <div className={styles.place}>
      <NoticeBar tone="info" icon="pause" actions={<RefreshButton waitS={waitS} onPress={press} />}>
        {/* During a game the number changes every few seconds, and screen readers would read the notice each time. */}
        Auto refresh is paused<span aria-live="off">{waitingText(waiting)}</span>
      </NoticeBar>
    </div>
  )
}

/** How many rows have changed since the boards on the screen were stopped. */
function useWaiting(): number {
  const { storage } = usePorts()
  const held = useAtomValue(heldBoardsAtom)
  const query = useCallback(() => storage.readAll('boards'), [storage])
  const counts = (useStored(query) ?? []).map(({ slug, board }) => {
    const shown = held[slug]
    return shown ? countChanges(shown.board, board) : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

function waitingText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' · 1 change waits' : ` · ${count} changes wait`
}
