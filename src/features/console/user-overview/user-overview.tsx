import { achievementsText } from '../../../domain/operations/audience/achievements'
import type { AudienceAnswer } from '../../../domain/operations/audience/audience-answers'
import { usersText } from '../../../domain/operations/audience/engagement-patterns'
import { emptyDistributionText } from '../../../domain/operations/audience/distribution'
import { thisWeekText } from '../../../domain/operations/audience/user-metrics'
import { figureText } from '../../../domain/operations/figure-text'
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
    <SectionFrame title="User Overview" refreshText="Refresh" data={data}>
      {(answer, atMs) => <Overview {...answer} atMs={atMs} />}
    </SectionFrame>
  )
}

function Overview(props: AudienceAnswer & { readonly atMs: number }) {
  const { metrics, achievements, daily, sessions, sessionCount, atMs } = props
  const { popularSports, sessionMinutesToday } = metrics
  const hasAny = metrics.achievementsEarned !== undefined
  return (
    <>
      <MetricCards>
        <MetricCard
          name="Active Users"
          value={figureText(metrics.activeUsers, 'count')}
          hint="Within 30 min"
        />
        <MetricCard
          name="Total Users"
          value={figureText(metrics.totalUsers, 'count')}
          hint={thisWeekText(metrics.newUsers)}
        />
        <MetricCard
          name="Avg Session"
          value={figureText(metrics.averageSessionDuration, 'minutes')}
          hint={`${figureText(sessionMinutesToday, 'count')} session minutes today`}
        />
        <MetricCard
          name="Retention"
          value={figureText(metrics.retentionRate, 'percent')}
          hint="Last 7 days average"
        />
      </MetricCards>
      <Panel title="Engagement Highlights" aside="30 days">
        <MetricCards isInner>
          <MetricCard
            name="Conversion Rate"
            value={figureText(metrics.conversionRate, 'percent')}
            hint="Accounts with a verified email"
          />
          <MetricCard
            name="Sessions / User"
            value={figureText(metrics.sessionsPerUser, 'decimal')}
            hint={`${figureText(metrics.totalSessions30Days, 'count')} sessions`}
          />
          <MetricCard
            name="Avg Session Depth"
            value={figureText(metrics.sessionDepth, 'decimal')}
            hint="Leagues opened in a session"
          />
          <MetricCard
            name="Achievements"
            value={figureText(metrics.achievementsEarned, 'count')}
            {...(hasAny && { hint: achievementsText(achievements) })}
          />
        </MetricCards>
      </Panel>
      <Panel title="Active Users by Day" aside="Eastern days">
        {daily.length > 0 ? (
          <CountChart name="active-users" {...dailyChart(daily, easternDay(atMs))} countText={usersText} />
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
              <MetricCard
                key={type}
                name={name}
                value={figureText(
                  metrics.popularDevices.find((share) => share.name === type)?.users ?? 0,
                  'count',
                )}
              />
            ))}
          </MetricCards>
        </Panel>
      </div>
      <SessionTable sessions={sessions} count={sessionCount} nowMs={atMs} />
    </>
  )
}

const DEVICES = [
  { type: 'desktop', name: 'Desktop' },
  { type: 'mobile', name: 'Mobile' },
  { type: 'tablet', name: 'Tablet' },
] as const

/** Each day from the first with anybody on, also those when nobody came. */
function dailyChart(daily: AudienceAnswer['daily'], today: string) {
  const users = new Map(daily.map((row) => [row.day, row.users]))
  const counts = []
  for (let day = daily[0]?.day ?? today; day <= today; day = addDays(day, 1))
    counts.push({ label: day.slice(5).replace('-', '/'), value: users.get(day) ?? 0 })
  const most = Math.max(...counts.map(({ value }) => value))
  return {
    counts,
    summary: `Users by day since ${daily[0]?.day ?? today}: at most ${most}, ${users.get(today) ?? 0} today`,
  }
}
