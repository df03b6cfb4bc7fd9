import { Link } from 'wouter'
import type { IncidentRef } from '../../../domain/operations/investigation/investigation'
import styles from './investigate-link.module.css'
import { useIncident } from './use-incident'

interface Props {
  readonly of: IncidentRef
  /** For screen reader users, who do not see what the link stands beside. */
  readonly label: string
}

/** Leads to all that is known around an alert or a line. */
export function InvestigateLink({ of, label }: Props) {
  const { hrefOf } = useIncident()
  return (
    <Link href={hrefOf(of)} className={styles.link} aria-label={label}>
      Investigate
    </Link>
  )
}
