import type { ComponentType } from 'react'
import { ADMIN_TABS, type AdminTab } from '../../domain/operations/dashboard/admin-tabs'
import type { IconName } from '../../ui/icon'
import { latePart } from '../../ui/late-part'

const Dashboard = latePart(async () => (await import('./dashboard/dashboard')).Dashboard)
const Infrastructure = latePart(async () => (await import('./infrastructure/infrastructure')).Infrastructure)

const Logs = latePart(async () => (await import('./logs/logs')).Logs)
const ApiCalls = latePart(async () => (await import('./api-calls/api-calls')).ApiCalls)
const Alerts = latePart(async () => (await import('./alerts/alerts')).Alerts)
const Analysis = latePart(async () => (await import('./analysis/analysis')).Analysis)
const Jobs = latePart(async () => (await import('./jobs/jobs')).Jobs)
const Screens = latePart(async () => (await import('./screens/screens')).Screens)

const UserOverview = latePart(async () => (await import('./user-overview/user-overview')).UserOverview)
const Users = latePart(async () => (await import('./users/users')).Users)
const SportAnalytics = latePart(
  async () => (await import('./sport-analytics/sport-analytics')).SportAnalytics,
)
const CommandCenter = latePart(async () => (await import('./command-center/command-center')).CommandCenter)

interface Section {
  readonly icon: IconName
  readonly Content: ComponentType
}

/** Each is loaded when it is opened. */
const SECTIONS: Readonly<Record<AdminTab, Section>> = {
  dashboard: { icon: 'grid', Content: Dashboard },
  infrastructure: { icon: 'cloud', Content: Infrastructure },
  logs: { icon: 'rows', Content: Logs },
  user_overview: { icon: 'eye', Content: UserOverview },
  users: { icon: 'person', Content: Users },
  sport_analytics: { icon: 'chart', Content: SportAnalytics },
  command_center: { icon: 'sliders', Content: CommandCenter },
  api_insights: { icon: 'clock', Content: ApiCalls },
  alerts: { icon: 'warning', Content: Alerts },
  ai_analysis: { icon: 'sparkle', Content: Analysis },
  jobs: { icon: 'reload', Content: Jobs },
  screens: { icon: 'expand', Content: Screens },
}

export const SHOWN_SECTIONS = ADMIN_TABS.map(({ id, label }) => ({ id, label, ...SECTIONS[id] }))

export function findSection(id: AdminTab | undefined) {
  return SHOWN_SECTIONS.find((section) => section.id === id)
}
