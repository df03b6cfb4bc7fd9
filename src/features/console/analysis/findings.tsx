import type { AnalysisResult } from '../../../domain/operations/analysis/analysis-result'
import { recentApplications } from '../../../domain/operations/analysis/fix-suggestion'
import { figureText } from '../../../domain/operations/figure-text'
import { useAtomValue } from '../../../state/store'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Moment } from '../parts/moment'
import { Panel } from '../parts/panel'
import styles from './analysis.module.css'
import { Fixes } from './fixes'
import { applicationsAtom } from './kept-analyses'
import { Patterns } from './patterns'

interface Props {
  readonly result: AnalysisResult
  /** The pattern that the address asks for; empty for none. */
  readonly wanted: string
}

/** What one analysis has found. */
export function Findings({ result, wanted }: Props) {
  const { patterns, fixes, summary, trouble } = result
  return (
    <>
      <p>
        {'The 24 hours before '}
        <Moment ms={result.timestamp} />
        {result.basis ? `. ${result.basis}` : null}
      </p>
      <MetricCards>
        <MetricCard name="Total Errors" value={figureText(summary.totalErrors, 'count')} />
        <MetricCard name="Critical Issues" value={figureText(summary.criticalIssues, 'count')} />
        <MetricCard name="Error Patterns" value={figureText(patterns.length, 'count')} />
        <MetricCard name="AI Fixes Available" value={figureText(fixes.length, 'count')} />
      </MetricCards>
      {trouble ? (
        <p className={styles.failed} role="alert">
          {trouble}
        </p>
      ) : null}
      {summary.recommendedActions.length > 0 ? (
        <Panel title="Recommended Actions">
          <ul className={styles.bullets}>
            {summary.recommendedActions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Patterns result={result} wanted={wanted} />
      {fixes.length > 0 ? <Fixes fixes={fixes} /> : null}
      <Applications />
    </>
  )
}

function Applications() {
  const applications = recentApplications(useAtomValue(applicationsAtom))
  return applications.length > 0 ? (
    <Panel title="Fix Applications">
      <ul className={styles.list} role="status">
        {applications.map((text, index) => (
          <li key={index} className={styles.item}>
            <strong>failed</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  ) : null
}
