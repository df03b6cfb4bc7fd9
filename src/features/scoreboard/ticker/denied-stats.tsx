import { denialOf } from '../../../domain/people/gates/access'
import type { Permission } from '../../../domain/people/tiers/permission'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import styles from './locked-stats.module.css'

/** Says to users who are signed in what they lack for stats. */
export function DeniedStats({ permission }: { readonly permission: Permission }) {
  const session = useAtomValue(sessionAtom)
  const { text } = denialOf(permission, session.kind === 'guest' ? 'guest' : session.tier)
  return (
    <span className={styles.lock} data-denied={permission} role="img" aria-label={text} title={text}>
      <Icon name="lock" />
    </span>
  )
}
