import type { ReactNode } from 'react'
import { causeText } from '../../../domain/operations/investigation/cause-text'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { listedLogs, moreLogsText } from '../../../domain/operations/investigation/related-logs'
import type { Step } from '../../../domain/operations/investigation/step'
import { EventList } from '../parts/event-list'
import { Moment } from '../parts/moment'
import styles from './step-view.module.css'

interface Props {
  readonly step: Step
  readonly investigation: Investigation
  /** The actions that the operator can take. */
  readonly children: ReactNode
}

/** What one step found, its sources, and the actions that the operator can take now. */
export function StepView({ step, investigation, children }: Props) {
  return (
    <section className={styles.step} aria-label={step.title} data-step={step.id}>
      <h3 className={styles.title}>{step.title}</h3>
      <div className={styles.actions}>
        <h3>Recommended Actions</h3>
        {children}
      </div>
      <h3>Key Insights</h3>
      {step.insights.length === 0 ? <p>Nothing stands out.</p> : null}
      <ul className={styles.insights}>
        {step.insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
      {step.id === 'recommendations' ? <OtherCauses investigation={investigation} /> : null}
      <h3>Related Data</h3>
      {step.id === 'related-logs' ? <RelatedLines investigation={investigation} /> : <Facts step={step} />}
      {step.id === 'system-impact' ? <Endpoints investigation={investigation} /> : null}
    </section>
  )
}

function Facts({ step: { data } }: Pick<Props, 'step'>) {
  if (data.length === 0) return <p>No data</p>
  return (
    <dl className={styles.facts}>
      {data.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-long={value.length > 80}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Known = Pick<Props, 'investigation'>

function RelatedLines({ investigation: { related, relatedCount } }: Known) {
  const more = moreLogsText(relatedCount)
  return (
    <>
      <EventList events={listedLogs(related)} />
      {more ? <p className={styles.more}>{more}</p> : null}
    </>
  )
}

function Endpoints({ investigation: { endpoints } }: Known) {
  return endpoints.length > 0 ? (
    <ul className={styles.endpoints}>
      {endpoints.slice(0, 10).map((endpoint) => (
        <li key={endpoint}>{endpoint}</li>
      ))}
    </ul>
  ) : null
}

function OtherCauses({ investigation: { causes } }: Known) {
  const others = causes.slice(1)
  return others.length > 0 ? (
    <>
      <h3>Less likely</h3>
      <ul className={styles.insights}>
        {others.map((cause) => (
          <li key={causeText(cause)}>
            {`${causeText(cause)} (${cause.points} of 100), since `}
            <Moment ms={cause.sinceMs} />
          </li>
        ))}
      </ul>
    </>
  ) : null
}
