export type StepId = 'context' | 'related-logs' | 'system-impact' | 'user-impact' | 'recommendations'

export interface Fact {
  readonly name: string
  readonly value: string
}

/** One step of an investigation, as the modal lists it on the left and shows it on the right. */
export interface Step {
  readonly id: StepId
  readonly title: string
  readonly insights: readonly string[]
  readonly data: readonly Fact[]
  readonly actions: readonly InvestigationAction[]
}

export type InvestigationAction =
  | 'view-all-logs'
  | 'export'
  | 'view-metrics'
  | 'view-users'
  | 'automated-fix'
  | 'escalate'
  | 'acknowledge'

const TITLES: Readonly<Record<StepId, string>> = {
  context: 'Initial Issue Context',
  'related-logs': 'Related Log Entries',
  'system-impact': 'System Impact Analysis',
  'user-impact': 'User Impact Assessment',
  recommendations: 'AI Analysis & Recommendations',
}

const ACTIONS: Readonly<Record<InvestigationAction, string>> = {
  'view-all-logs': 'View All Logs',
  export: 'Export',
  'view-metrics': 'View Metrics',
  'view-users': 'View Users',
  'automated-fix': 'Automated Fix',
  escalate: 'Escalate',
  acknowledge: 'Acknowledge',
}

export function stepTitle(id: StepId): string {
  return TITLES[id]
}

export function actionLabel(action: InvestigationAction): string {
  return ACTIONS[action]
}
