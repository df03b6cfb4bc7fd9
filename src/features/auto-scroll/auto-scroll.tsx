import { useRef } from 'react'
import { KIOSK_RETURN_MS } from '../../domain/time/intervals'
import styles from './auto-scroll.module.css'
import { Controls } from './controls'
import { useScroller } from './use-scroller'

interface Props {
  /** Changes when another list is on the screen. */
  readonly page: string
  readonly resumeMs: number
  /** Nobody sits in front of the screen: the controls may hide, and a pause ends by itself. */
  readonly isKiosk: boolean
  readonly onResumeMs: (ms: number) => void
  readonly onEnd: () => void
  /** Called when the whole list has been shown; returns true when another list follows. */
  readonly onSeen: () => boolean
}

/** The list scrolls by itself for as long as this is rendered. */
export function AutoScroll({ page, resumeMs, isKiosk, onResumeMs, onEnd, onSeen }: Props) {
  const progress = useRef<HTMLDivElement>(null)
  const pauseMs = isKiosk ? KIOSK_RETURN_MS : undefined
  const { phase, pause, go } = useScroller(progress, { page, resumeMs, pauseMs, onEnd, onSeen })
  return (
    <>
      <div className={styles.track} data-phase={phase} aria-hidden="true">
        <div ref={progress} className={styles.progress} />
      </div>
      {phase === 'still' ? null : (
        <div className={styles.place} data-kiosk={isKiosk} data-auto-scroll-controls="">
          <Controls
            isMoving={phase === 'running'}
            resumeMs={resumeMs}
            onPause={pause}
            onGo={go}
            onEnd={onEnd}
            onResumeMs={onResumeMs}
          />
        </div>
      )}
    </>
  )
}
