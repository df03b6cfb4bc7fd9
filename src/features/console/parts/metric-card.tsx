import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { metricColour } from '../../../domain/operations/dashboard/metric-colour'
import type { MetricStatus } from '../../../domain/operations/dashboard/metric-status'
import styles from './metric-card.module.css'
import { StateWord } from './state-word'

interface Props {
  readonly name: string
  readonly value: string
  readonly hint?: string
  readonly status?: MetricStatus
  /** Where more of it stands. */
  readonly href?: string | undefined
}

const WORDS: Readonly<Record<MetricStatus, string>> = {
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
  unknown: 'Unknown',
}

/** One figure; with a status it says how good that is, and with somewhere to go all of it is a link. */
export function MetricCard({ name, value, hint, status, href }: Props) {
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
      {status ? <StateWord colour={metricColour(status)}>{WORDS[status]}</StateWord> : null}
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </>
  )
  return href === undefined ? (
    <div className={styles.card} data-metric={name} data-status={status}>
      {content}
    </div>
  ) : (
    <Link href={href} className={styles.card} data-metric={name} data-status={status}>
      {content}
    </Link>
  )
}

interface CardsProps {
  /** Within a panel, where a frame around each would be one too many. */
  readonly isInner?: boolean
  readonly children: ReactNode
}

/** Cards beside each other, as many as there is room for. */
export function MetricCards({ isInner = false, children }: CardsProps) {
  return (
    <div className={styles.cards} data-inner={isInner}>
      {children}
    </div>
  )
}
