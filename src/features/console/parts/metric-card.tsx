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
  /** The address of the section with the details. */
  readonly href?: string | undefined
}

const WORDS: Readonly<Record<MetricStatus, string>> = {
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
  unknown: 'Unknown',
}

/** One figure. A status says how good it is; with an address the whole card is a link. */
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
  /** True within a panel, where a frame around each card would be too much. */
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
