import { achievementsText } from '../../../domain/operations/audience/achievements'
import type { AudienceAnswer } from '../../../domain/operations/audience/audience-answers'
import { usersText } from '../../../domain/operations/audience/engagement-patterns'
import { emptyDistributionText, type Share } from '../../../domain/operations/audience/distribution'
import { uncountedText } from '../../../domain/operations/audience/uncounted'
import { thisWeekText } from '../../../domain/operations/audience/user-metrics'
import { countText, figureText, inThousands, type Unit } from '../../../domain/operations/figure-text'
import { addDays, easternDay } from '../../../domain/time/eastern'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import { CountChart } from '../parts/count-chart'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { ShareBars } from '../parts/share-bars'
import { useConsoleData } from '../use-console-data'
import { SessionTable } from './session-table'
import styles from './user-overview.module.css'

/** Who comes, how often they come back, and who is there now. */
export function UserOverview() {
  const data = useConsoleData((api) => api.audience(), DASHBOARD_POLL_MS)
  return (
    <SectionFrame
      title="User Overview"
      refreshText="Refresh"
      data={data}
      missing={({ uncounted }) => uncountedText(uncounted)}
    >
      {(answer, atMs) => <Overview {...answer} atMs={atMs} />}
    </SectionFrame>
  )
}

function Overview(props: AudienceAnswer & { readonly atMs: number }) {
  const { metrics, achievements, daily, sessions, sessionCount, atMs } = props
  const { popularSports, sessionMinutesToday } = metrics
  const hasAny = metrics.achievementsEarned !== undefined
  const firstDay = daily[0]?.day
  return (
    <>
      <MetricCards>
        <Figure name="Active Users" of={metrics.activeUsers} as="count" hint="Within 30 min" />
        <Figure name="Total Users" of={metrics.totalUsers} as="count" hint={thisWeekText(metrics.newUsers)} />
        <Figure
          name="Avg Session"
          of={metrics.averageSessionDuration}
          as="minutes"
          hint={`${countText(sessionMinutesToday, 'session minute')} today`}
        />
        <Figure name="Retention" of={metrics.retentionRate} as="percent" hint="Last 7 days average" />
      </MetricCards>
      <Panel title="Engagement Highlights" aside="30 days">
        <MetricCards isInner>
          <Figure
            name="Conversion Rate"
            of={metrics.conversionRate}
            as="percent"
            hint="Of all kept sign-ups: verified email"
          />
          <Figure
            name="Sessions / User"
            of={metrics.sessionsPerUser}
            as="decimal"
            hint={countText(metrics.totalSessions30Days, 'session')}
          />
          <Figure
            name="Avg Session Depth"
            of={metrics.sessionDepth}
            as="decimal"
            hint="Leagues opened in a session"
          />
          <Figure
            name="Achievements"
            of={metrics.achievementsEarned}
            as="count"
            {...(hasAny && { hint: achievementsText(achievements) })}
          />
        </MetricCards>
      </Panel>
      <Panel title="Active Users by Day" aside="Eastern days">
        {firstDay ? (
          <CountChart
            name="active-users"
            {...dailyChart(daily, firstDay, easternDay(atMs))}
            countText={usersText}
          />
        ) : (
          <p>Nobody was there within 30 days.</p>
        )}
      </Panel>
      <div className={styles.columns}>
        <Panel title="Sport Engagement" aside="30 days">
          {emptyDistributionText(popularSports) ? (
            <p>{emptyDistributionText(popularSports)}</p>
          ) : (
            <ShareBars shares={popularSports} />
          )}
        </Panel>
        <Panel title="Device Analytics" aside="30 days">
          <MetricCards isInner>
            {DEVICES.map(({ type, name }) => (
              <Figure key={type} name={name} of={usersOf(metrics.popularDevices, type)} as="count" />
            ))}
          </MetricCards>
        </Panel>
      </div>
      <SessionTable sessions={sessions} count={sessionCount} nowMs={atMs} />
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly of: number | undefined
  readonly as: Unit
  readonly hint?: string
}

function Figure({ of, as, ...card }: FigureProps) {
  return <MetricCard {...card} value={figureText(of, as)} />
}

function usersOf(shares: readonly Share[], wanted: string): number {
  return shares.find(({ name }) => name === wanted)?.users ?? 0
}

const DEVICES = [
  { type: 'desktop', name: 'Desktop' },
  { type: 'mobile', name: 'Mobile' },
  { type: 'tablet', name: 'Tablet' },
] as const

/** Every day from the first with a user on, including days without any. */
function dailyChart(daily: AudienceAnswer['daily'], firstDay: string, today: string) {
  const users = new Map(daily.map((row) => [row.day, row.users]))
  const counts = []
  for (let day = firstDay; day <= today; day = addDays(day, 1))
    counts.push({ label: day.slice(5).replace('-', '/'), value: users.get(day) ?? 0 })
  const most = Math.max(...counts.map(({ value }) => value))
  return {
    counts,
    summary: `Users by day since ${firstDay}: at most ${inThousands(most)}, ${inThousands(users.get(today) ?? 0)} today`,
  }
}
