import type { SportHour } from '../../../domain/operations/audience/audience-answers'
import { hourText, peakHourText } from '../../../domain/operations/audience/engagement-patterns'
import {
  engagementColour,
  engagementText,
  type SportAnalytic,
} from '../../../domain/operations/audience/sport-analytic'
import { countText, figureText, inThousands, signedPercentText } from '../../../domain/operations/figure-text'
import { CountChart } from '../parts/count-chart'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import styles from './sport-analytics.module.css'

interface Props {
  readonly sports: readonly SportAnalytic[]
  readonly hours: readonly SportHour[]
}

export function SportOverview({ sports, hours }: Props) {
  return (
    <>
      <div className={styles.sports}>
        {sports.map((sport) => (
          <SportCard key={sport.sport} {...sport} />
        ))}
      </div>
      <Panel title="Sessions by Hour" aside="30 days, Eastern time">
        {hours.length > 0 ? (
          <CountChart name="session-hours" {...hourChart(hours)} countText={sessionsText} />
        ) : (
          <p>No sessions within 30 days.</p>
        )}
      </Panel>
    </>
  )
}

function SportCard(sport: SportAnalytic) {
  const score = sport.engagementScore
  return (
    <Panel
      title={sport.sport}
      aside={<StateWord colour={engagementColour(score)}>{`Engagement ${engagementText(score)}`}</StateWord>}
    >
      <MetricCards isInner>
        <MetricCard name="Total Users" value={figureText(sport.totalUsers, 'count')} />
        <MetricCard name="Active Now" value={figureText(sport.activeUsers, 'count')} />
        <MetricCard name="Avg Session" value={figureText(sport.averageSessionDuration, 'minutes')} />
        <MetricCard name="Power Users" value={figureText(sport.powerUsers, 'count')} />
        <MetricCard name="Growth Rate" value={signedPercentText(sport.growthRate)} />
      </MetricCards>
      <p className={styles.peaks}>
        {sport.peakHours.length > 0
          ? `Peak hours, Eastern time: ${sport.peakHours.map(peakHourText).join(', ')}`
          : 'No peak hours yet'}
      </p>
    </Panel>
  )
}

/** All hours of a day, those without a session too. */
function hourChart(hours: readonly SportHour[]) {
  const counts = Array.from({ length: 24 }, (_, hour) => ({
    label: hourText(hour),
    value: hours.filter((row) => row.hour === hour).reduce((sum, { sessions }) => sum + sessions, 0),
  }))
  const most = counts.reduce((top, bar) => (bar.value > top.value ? bar : top))
  return {
    counts,
    summary: `Sessions by hour: the most, ${inThousands(most.value)}, begin from ${most.label} on`,
  }
}

function sessionsText(sessions: number): string {
  return countText(sessions, 'session')
}
