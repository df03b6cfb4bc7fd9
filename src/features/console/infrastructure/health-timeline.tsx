import {
  stepFigures,
  type CallHistory,
  type StepFigures,
  type StepHealth,
} from '../../../domain/operations/api-calls/call-history'
import { countText, figureText } from '../../../domain/operations/figure-text'
import { ALL_LEAGUES } from '../../../domain/league'
import { timeText } from '../../../platform/local-time'
import { Panel } from '../parts/panel'
import styles from './health-timeline.module.css'

const WORDS: Readonly<Record<StepHealth, string>> = {
  healthy: 'healthy',
  degraded: 'degraded',
  down: 'down',
  none: 'nothing asked',
}

interface Props {
  readonly history: CallHistory
  /** The sports as the services name them. */
  readonly sports: readonly string[]
}

/**
 * How the feed answered for each league, hour by hour, so that operators can tell a problem of one league from one of
 * all.
 */
export function HealthTimeline({ history, sports }: Props) {
  const leagues = ALL_LEAGUES.filter(({ sport }) => sports.includes(sport))
  return (
    <Panel title="Upstream Health" aside="Last 24 hours">
      <ul className={styles.leagues} data-chart="upstream-health">
        {leagues.map(({ slug, label }) => (
          <League key={slug} label={label} steps={stepFigures(history, slug)} />
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{timeText(history.fromMs)}</span>
        <span>Now</span>
      </p>
    </Panel>
  )
}

function League({ label, steps }: { readonly label: string; readonly steps: readonly StepFigures[] }) {
  return (
    <li className={styles.league} data-league-health={label}>
      <span className={styles.label}>{label}</span>
      <span className="visually-hidden">{summaryOf(steps)}</span>
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step.fromMs} className={styles.step} data-health={step.health} title={stepText(step)} />
        ))}
      </span>
    </li>
  )
}

/** `18 hours healthy; 1 hour degraded, the first from 6:30 PM on`, and so on. */
function summaryOf(steps: readonly StepFigures[]): string {
  const told = (['healthy', 'degraded', 'down', 'none'] as const).flatMap((health) => {
    const of = steps.filter((step) => step.health === health)
    const first = of[0]
    if (!first) return []
    const since =
      health === 'down' || health === 'degraded' ? `, the first from ${timeText(first.fromMs)} on` : ''
    return [`${countText(of.length, 'hour')} ${WORDS[health]}${since}`]
  })
  return told.join('; ')
}

function stepText({ fromMs, calls, errorRate, averageMs, health }: StepFigures): string {
  if (health === 'none') return `${timeText(fromMs)}: ${WORDS[health]}`
  const facts = [
    countText(calls, 'call'),
    `${figureText(errorRate, 'percent')} errors`,
    figureText(averageMs, 'milliseconds'),
  ]
  return `${timeText(fromMs)}: ${WORDS[health]}, ${facts.join(', ')}`
}
