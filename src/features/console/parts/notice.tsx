import { Icon, type IconName } from '../../../ui/icon'
import styles from './notice.module.css'

interface Props {
  readonly icon: IconName
  readonly children: string
}

/** A line above the figures that says what holds for all of them. */
export function Notice({ icon, children }: Props) {
  return (
    <p className={styles.notice} role="status">
      <Icon name={icon} />
      {children}
    </p>
  )
}
