import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon'
import styles from './controls.module.css'

const DELAYS_S = [1, 3, 5, 10, 15]

interface Props {
  readonly isMoving: boolean
  readonly resumeMs: number
  readonly onPause: () => void
  readonly onGo: () => void
  readonly onEnd: () => void
  readonly onResumeMs: (ms: number) => void
}

/**
 * Movement that starts by itself must be pausable. The delay after a touch can be chosen only while the list
 * rests.
 */
export function Controls({ isMoving, resumeMs, onPause, onGo, onEnd, onResumeMs }: Props) {
  return (
    <aside className={styles.controls} aria-label="Auto-scroll">
      <button type="button" className={styles.button} onClick={isMoving ? onPause : onGo}>
        <Icon name={isMoving ? 'pause' : 'play'} />
        {isMoving ? 'Pause' : 'Go on'}
      </button>
      {isMoving ? null : <Delay resumeMs={resumeMs} onResumeMs={onResumeMs} />}
      <button type="button" className={styles.button} onClick={onEnd} aria-label="End auto-scroll">
        <Icon name="close" />
      </button>
    </aside>
  )
}

/**
 * The list rests while this has the focus. A choice made with the pointer ends that; arrow keys walk through the
 * choices, and whoever uses them leaves by another key.
 */
function Delay({ resumeMs, onResumeMs }: Pick<Props, 'resumeMs' | 'onResumeMs'>) {
  const isByPointer = useRef(false)
  const choose = (select: HTMLSelectElement) => {
    // Known before the rest begins anew, which lasts as long as was chosen.
    flushSync(() => onResumeMs(Number(select.value) * 1000))
    if (isByPointer.current) select.blur()
  }
  return (
    <label className={styles.delay}>
      Rest
      <select
        className={styles.select}
        value={resumeMs / 1000}
        onPointerDown={() => (isByPointer.current = true)}
        onKeyDown={() => (isByPointer.current = false)}
        onChange={(event) => choose(event.target)}
      >
        {delaysWith(resumeMs / 1000).map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds} s
          </option>
        ))}
      </select>
    </label>
  )
}

/** A delay that was chosen elsewhere stays among the choices. */
function delaysWith(chosen: number): readonly number[] {
  return [...new Set([...DELAYS_S, chosen])].toSorted((a, b) => a - b)
}
