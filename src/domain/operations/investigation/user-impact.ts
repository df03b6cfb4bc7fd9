import { inThousands } from '../figure-text'
import { AFFECTED_SESSION_WINDOW_MS } from '../../time/intervals'
import { countDistinct } from '../statistics'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

export interface SeenSession {
  readonly userId: string
  readonly sessionStart: number
  readonly lastActivity: number
}

export type BusinessImpact = 'Low' | 'Medium' | 'High'

/** Users whose session ran at the time of the issue, give or take five minutes. */
export function affectedUsers(issue: Issue, sessions: readonly SeenSession[]): number {
  const there = sessions.filter(
    (session) =>
      session.sessionStart <= issue.timestamp + AFFECTED_SESSION_WINDOW_MS &&
      session.lastActivity >= issue.timestamp - AFFECTED_SESSION_WINDOW_MS,
  )
  return countDistinct(there, (session) => session.userId)
}

export function businessImpact(users: number): BusinessImpact {
  if (users < 5) return 'Low'
  return users < 20 ? 'Medium' : 'High'
}

/** No step when nobody is affected. */
export function userImpactStep(users: number): Step | undefined {
  if (users <= 0) return undefined
  return {
    id: 'user-impact',
    title: stepTitle('user-impact'),
    insights: [`Business impact: ${businessImpact(users)}`],
    data: [{ name: 'Affected Users', value: inThousands(users) }],
    actions: users < 20 ? ['view-users'] : ['view-users', 'escalate'],
  }
}
