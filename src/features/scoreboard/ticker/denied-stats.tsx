import { denialOf } from '../../../domain/people/gates/access'
import type { Permission } from '../../../domain/people/tiers/permission'
import { Icon } from '../../../ui/icon'
import styles from './locked-stats.module.css'

/** Says to users who are signed in what they lack for stats. */
export function DeniedStats({ permission }: { readonly permission: Permission }) {
  const { text } = denialOf(permission)
  return (
    <span className={styles.lock} data-denied={permission} role="img" aria-label={text} title={text}>
      <Icon name="lock" />
    </span>
  )
}
