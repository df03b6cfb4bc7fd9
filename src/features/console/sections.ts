import { lazy, type ComponentType } from 'react'
import { ADMIN_TABS, type AdminTab } from '../../domain/operations/dashboard/admin-tabs'
import type { IconName } from '../../ui/icon'

const Dashboard = lazy(() =>
  import('./dashboard/dashboard').then((module) => ({ default: module.Dashboard })),
)
const Infrastructure = lazy(() =>
  import('./infrastructure/infrastructure').then((module) => ({ default: module.Infrastructure })),
)

const Logs = lazy(() => import('./logs/logs').then((module) => ({ default: module.Logs })))
const ApiCalls = lazy(() => import('./api-calls/api-calls').then((module) => ({ default: module.ApiCalls })))
const Alerts = lazy(() => import('./alerts/alerts').then((module) => ({ default: module.Alerts })))
const Analysis = lazy(() => import('./analysis/analysis').then((module) => ({ default: module.Analysis })))
const Jobs = lazy(() => import('./jobs/jobs').then((module) => ({ default: module.Jobs })))
const Screens = lazy(() => import('./screens/screens').then((module) => ({ default: module.Screens })))

const UserOverview = lazy(() =>
  import('./user-overview/user-overview').then((module) => ({ default: module.UserOverview })),
)
const Users = lazy(() => import('./users/users').then((module) => ({ default: module.Users })))
const SportAnalytics = lazy(() =>
  import('./sport-analytics/sport-analytics').then((module) => ({ default: module.SportAnalytics })),
)
const CommandCenter = lazy(() =>
  import('./command-center/command-center').then((module) => ({ default: module.CommandCenter })),
)

interface Section {
  readonly icon: IconName
  readonly Content: ComponentType
}

/** The sections that exist; nothing links to the others. Each is loaded when it is opened. */
const SECTIONS: Readonly<Partial<Record<AdminTab, Section>>> = {
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

export const SHOWN_SECTIONS = ADMIN_TABS.flatMap(({ id, label }) => {
  const section = SECTIONS[id]
  return section ? [{ id, label, ...section }] : []
})

export function findSection(id: AdminTab | undefined) {
  return SHOWN_SECTIONS.find((section) => section.id === id)
}
