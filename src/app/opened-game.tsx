import { useCallback, useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { boxScoreText } from '../domain/box-score/box-score-text'
import type { GameSlug } from '../domain/league'
import { firstPaint } from '../platform/first-paint'
import { whenIdle } from '../platform/timers'
import { boardPath } from '../state/paths'
import { recordUseAtom } from '../state/used-features'
import { useSetAtom } from '../state/store'
import { Dialog } from '../ui/dialog'
import { latePart } from '../ui/late-part'
import { ComponentBoundary } from './component-boundary'

const BoxScore = latePart(async () => (await import('./opened-box-score')).OpenedBoxScore, Loading)

/** The box score over its league's board. Closing goes back to the board one came from, or to the league's. */
export function OpenedGame({ slug, id }: { readonly slug: GameSlug; readonly id: string }) {
  const [, navigate] = useLocation()
  const cameFromBoard = isFromBoard(useHistoryState<unknown>())
  const recordUse = useSetAtom(recordUseAtom)
  // Counts one use each time it is opened, no matter to which games the user goes on from there.
  useEffect(() => recordUse('box-score'), [recordUse])
  const close = useCallback(() => {
    if (cameFromBoard) history.back()
    else navigate(boardPath(slug), { replace: true })
  }, [cameFromBoard, navigate, slug])
  return (
    <ComponentBoundary component="Box Score" frame={(words) => <Opened onClose={close}>{words}</Opened>}>
      <BoxScore slug={slug} id={id} onClose={close} />
    </ComponentBoundary>
  )
}

/**
 * Loads the box score's code once the scores are painted and the browser is idle, so that a tap opens it in the same
 * frame.
 */
export function usePrefetchedBoxScore(): void {
  useEffect(() => {
    void firstPaint.over.then(whenIdle).then(BoxScore.preload)
  }, [])
}

function isFromBoard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromBoard' in state
}

interface OpenedProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

function Opened({ onClose, children }: OpenedProps) {
  return (
    <Dialog label="Box score" onClose={onClose}>
      {children}
    </Dialog>
  )
}

/**
 * Shown only on a slow connection, until the box score's own code is loaded, so that a press gets an answer at once.
 */
function Loading({ onClose }: { readonly onClose: () => void }) {
  return (
    <Opened onClose={onClose}>
      <p role="status">{boxScoreText({ kind: 'loading' })}</p>
    </Opened>
  )
}
