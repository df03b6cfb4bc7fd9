import { realtimeTexts } from '../../../domain/operations/dashboard/refresh-pace'
import { lossAtom } from '../../../state/reach'
import { useAtom, useAtomValue } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import { pausedAtom } from '../paused'
import styles from './live-toggle.module.css'

/** Says whether the figures update by themselves, with the button that pauses and resumes that. */
export function LiveToggle({ isNarrow }: { readonly isNarrow: boolean }) {
  const [isPaused, setPaused] = useAtom(pausedAtom)
  const loss = useAtomValue(lossAtom)
  const { state, action } = realtimeTexts(isPaused, loss)
  return (
    <div className={styles.line} data-narrow={isNarrow}>
      <span className={styles.state} data-live={state === 'Live'} role="status">
        {state}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={`${action} real-time updates`}
        title={`${action} real-time updates`}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
        <span className={styles.action}>{action}</span>
      </button>
    </div>
  )
}
