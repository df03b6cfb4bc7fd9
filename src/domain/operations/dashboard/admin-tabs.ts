export const CONSOLE_TITLE = 'Turbo Admin'

export const ADMIN_TABS = [
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'infrastructure', label: 'Infrastructure' },
  { id: 'logs', label: 'System Logs' },
  { id: 'user_overview', label: 'User Overview' },
  { id: 'users', label: 'Users' },
  { id: 'sport_analytics', label: 'Sport Analytics' },
  { id: 'api_insights', label: 'API Analytics' },
  { id: 'alerts', label: 'Alerts' },
  { id: 'ai_analysis', label: 'AI Analysis' },
  { id: 'command_center', label: 'Command Center' },
  // The specification names ten tabs; these two are additions.
  { id: 'jobs', label: 'Background Jobs' },
  { id: 'screens', label: 'Screens' },
] as const

export type AdminTab = (typeof ADMIN_TABS)[number]['id']

/** The remembered tab if it still exists, else the first. */
export function restoredTab(remembered: unknown): AdminTab {
  return ADMIN_TABS.find((tab) => tab.id === remembered)?.id ?? 'dashboard'
}

/** Where a card of the overview leads, if anywhere. */
export function cardTarget(card: 'uptime' | 'errorRate' | 'apiResponse' | 'activeAlerts'): AdminTab {
  switch (card) {
    case 'uptime':
      return 'infrastructure'
    case 'errorRate':
    case 'activeAlerts':
      return 'alerts'
    case 'apiResponse':
      return 'api_insights'
  }
}
