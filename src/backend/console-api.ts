import type { CallsAnswer } from '../domain/operations/api-calls/call-group'
import type { Infrastructure, Overview } from '../domain/operations/dashboard/overview'
import type { LogAnswer, LogQuestion } from '../domain/operations/logs/log-question'
import type { Role } from '../domain/people/roles/role'
import { browserFetch, getJson, sendJson, type Fetch, type Reply } from './get-json'
import { isCallsAnswer, isInfrastructure, isLogAnswer, isOverview } from './shapes/console-shape'
import { objectOf, oneOf, type Guard } from './shapes/guards'
import { asUser } from './stored-session'

/** What an operator asked for, or why it did not come. `refused`: who asks is no operator, or none any more. */
export type ConsoleAnswer<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed' }

export interface ConsoleApi {
  access(): Promise<ConsoleAnswer<{ readonly role: Role }>>
  overview(): Promise<ConsoleAnswer<Overview>>
  infrastructure(): Promise<ConsoleAnswer<Infrastructure>>
  calls(hours: number): Promise<ConsoleAnswer<CallsAnswer>>
  logs(question: LogQuestion): Promise<ConsoleAnswer<LogAnswer>>
  /** Asks every scoreboard now. */
  check(): Promise<ConsoleAnswer<Infrastructure>>
}

const isAccess = objectOf<{ readonly role: Role }>({ role: oneOf('superuser', 'admin', 'user') })

export function createConsoleApi(fetch: Fetch = browserFetch): ConsoleApi {
  const get = async <T>(path: string, is: Guard<T>) =>
    answerOf(await getJson(fetch, `/api/console/${path}`, asUser()), is)
  const post = async <T>(path: string, body: object, is: Guard<T>) =>
    answerOf(await sendJson(fetch, 'POST', `/api/console/${path}`, body, asUser()), is)
  return {
    access: () => get('access', isAccess),
    overview: () => get('overview', isOverview),
    infrastructure: () => get('infrastructure', isInfrastructure),
    calls: (hours) => get(`calls?hours=${hours}`, isCallsAnswer),
    logs: (question) => post('logs', question, isLogAnswer),
    check: () => post('check', {}, isInfrastructure),
  }
}

function answerOf<T>(reply: Reply, is: Guard<T>): ConsoleAnswer<T> {
  if (reply.kind === 'failed') return { kind: 'unreachable' }
  if (reply.status === 401 || reply.status === 403) return { kind: 'refused' }
  return reply.status === 200 && is(reply.body) ? { kind: 'read', value: reply.body } : { kind: 'failed' }
}
