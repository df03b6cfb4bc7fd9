import { useId } from 'react'
import { Button } from './button'
import styles from './refresh-button.module.css'

interface Props {
  /** Seconds until the next refresh is allowed; 0: now. */
  readonly waitS: number
  readonly onPress: () => void
}

/** Shows when the next refresh is allowed; screen readers do not announce every second. */
export function RefreshButton({ waitS, onPress }: Props) {
  const id = useId()
  const waits = waitS > 0
  return (
    <span className={styles.refresh}>
      {waits ? (
        <span id={id} className={styles.wait} aria-live="off">
          Next in {waitS} s
        </span>
      ) : null}
      <Button disabled={waits} describedBy={waits ? id : undefined} onPress={onPress}>
        Refresh
      </Button>
    </span>
  )
}
