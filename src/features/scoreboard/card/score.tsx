import { useChangeCount } from '../../../ui/use-change-count'
import styles from './score.module.css'

interface Props {
  readonly score: number
  readonly won: boolean
  readonly className: string | undefined
}

/** A new score lights up for a moment. The first one shown does not: it is no news that a page was opened. */
export function Score({ score, won, className }: Props) {
  const changes = useChangeCount(score)
  return (
    <p key={changes} className={changes > 0 ? `${className} ${styles.changed}` : className}>
      {won ? <span className="visually-hidden">Winner </span> : null}
      {score}
    </p>
  )
}
