import { isObject } from '../domain/json'
import type { AcknowledgeRequest, AlertsAnswer } from '../domain/operations/alerts/alerts-answer'
import type { AnalysisFacts } from '../domain/operations/analysis/analysis-facts'
import type { CallsAnswer } from '../domain/operations/api-calls/call-group'
import type { Infrastructure, Overview } from '../domain/operations/dashboard/overview'
import type { EdgesAnswer } from '../domain/operations/health/edges'
import type { ScreensAnswer } from '../domain/operations/fleet/screen'
import type { Escalated } from '../domain/operations/investigation/escalated'
import type { Investigation } from '../domain/operations/investigation/investigation'
import type { JobsAnswer, RunnableJob } from '../domain/operations/jobs/jobs-answer'
import type { LogPage, LogPlace } from '../domain/operations/logs/log-page'
import type { LogAnswer, LogQuestion } from '../domain/operations/logs/log-question'
import type { SavedSearch, SearchChange } from '../domain/operations/logs/saved-searches'
import type { Role } from '../domain/people/roles/role'
import type { ServerTime } from '../domain/time/product-clock'
import { consoleAnswer, type ConsoleAnswer } from './console-answer'
import { browserFetch, getJson, sendJson, type Fetch } from './get-json'
import { createPeopleApi, type PeopleApi } from './people-api'
import { isAlertsAnswer } from './shapes/alerts-shape'
import { isEscalated, isInvestigation } from './shapes/investigation-shape'
import { isAnalysisFacts } from './shapes/analysis-shape'
import { isEdgesAnswer } from './shapes/edges-shape'
import { isCallsAnswer, isInfrastructure, isLogAnswer, isLogPage, isOverview } from './shapes/console-shape'
import { isJobsAnswer } from './shapes/jobs-shape'
import { isScreensAnswer } from './shapes/screens-shape'
import { isNumber, isText, listOf, objectOf, oneOf, optional, type Guard } from './shapes/guards'
import { withUserToken } from './stored-session'

export type { ConsoleAnswer } from './console-answer'

export interface ConsoleApi extends PeopleApi {
  /** The caller's role and the server's time: all ages in the console are told by the server's clock. */
  access(): Promise<ConsoleAnswer<Access>>
  overview(): Promise<ConsoleAnswer<Overview>>
  infrastructure(): Promise<ConsoleAnswer<Infrastructure>>
  edges(): Promise<ConsoleAnswer<EdgesAnswer>>
  calls(hours: number): Promise<ConsoleAnswer<CallsAnswer>>
  logs(question: LogQuestion): Promise<ConsoleAnswer<LogAnswer>>
  /** One page of all lines that are found, for an export. */
  logPage(question: LogQuestion, after: LogPlace | undefined): Promise<ConsoleAnswer<LogPage>>
  /** The searches that this operator keeps, on all devices. */
  searches(): Promise<ConsoleAnswer<KeptSearches>>
  changeSearches(change: SearchChange): Promise<ConsoleAnswer<KeptSearches>>
  /** Asks every scoreboard now. */
  check(): Promise<ConsoleAnswer<Infrastructure>>
  jobs(): Promise<ConsoleAnswer<JobsAnswer>>
  runJob(name: RunnableJob): Promise<ConsoleAnswer<JobsAnswer>>
  screens(): Promise<ConsoleAnswer<ScreensAnswer>>
  /** Has one screen reload, or without an id all of them: each reloads when that disturbs nobody. */
  reloadScreens(id?: string): Promise<ConsoleAnswer<ScreensAnswer>>
  alerts(): Promise<ConsoleAnswer<AlertsAnswer>>
  /** The server looks for alerts now. */
  checkAlerts(): Promise<ConsoleAnswer<AlertsAnswer>>
  acknowledge(request: AcknowledgeRequest): Promise<ConsoleAnswer<AlertsAnswer>>
  /** `of`: an incident as it stands in the address. */
  investigation(of: string): Promise<InvestigationAnswer>
  /** The lines that an analysis looks at. */
  analysisFacts(): Promise<ConsoleAnswer<AnalysisFacts>>
  /** The other operators get a mail. */
  escalate(of: string): Promise<ConsoleAnswer<Escalated>>
}

/** `gone`: the alert or the line was removed because of its age, so asking again finds nothing either. */
export type InvestigationAnswer = ConsoleAnswer<Investigation> | { readonly kind: 'gone' }

interface Access {
  readonly role: Role
  readonly time: ServerTime
}

interface KeptSearches {
  readonly searches: readonly SavedSearch[]
}

const isKeptSearches = objectOf<KeptSearches>({
  searches: listOf(objectOf<SavedSearch>({ name: isText, search: isText })),
})
const isAccess = objectOf<Access>({
  role: oneOf('superuser', 'admin', 'user'),
  time: objectOf<ServerTime>({ now: isNumber, rate: isNumber, liveMs: optional(isNumber) }),
})

/**
 * The server answers these when the work is done: a feed that hangs takes ten seconds for its checks, and a job
 * that was not run for long takes a while.
 */
const WORK_MS = 60_000

export function createConsoleApi(fetch: Fetch = browserFetch): ConsoleApi {
  const get = async <T>(path: string, is: Guard<T>) =>
    consoleAnswer(await getJson(fetch, `/api/console/${path}`, withUserToken()), is)
  const post = async <T>(path: string, body: object, is: Guard<T>, by = fetch) =>
    consoleAnswer(await sendJson(by, 'POST', `/api/console/${path}`, body, withUserToken()), is)
  const patiently: Fetch = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(WORK_MS) })
  return {
    ...createPeopleApi(fetch),
    access: () => get('access', isAccess),
    overview: () => get('overview', isOverview),
    infrastructure: () => get('infrastructure', isInfrastructure),
    edges: () => get('edges', isEdgesAnswer),
    calls: (hours) => get(`calls?hours=${hours}`, isCallsAnswer),
    logs: (question) => post('logs', question, isLogAnswer),
    logPage: (question, after) => post('logs/page', { ...question, after }, isLogPage),
    searches: () => get('searches', isKeptSearches),
    changeSearches: (change) => post('searches', change, isKeptSearches),
    check: () => post('check', {}, isInfrastructure, patiently),
    jobs: () => get('jobs', isJobsAnswer),
    runJob: (name) => post('jobs/run', { name }, isJobsAnswer, patiently),
    screens: () => get('screens', isScreensAnswer),
    reloadScreens: (id) => post('screens/reload', id === undefined ? {} : { id }, isScreensAnswer),
    alerts: () => get('alerts', isAlertsAnswer),
    checkAlerts: () => post('alerts/check', {}, isAlertsAnswer),
    acknowledge: (request) => post('alerts/acknowledge', request, isAlertsAnswer),
    async investigation(of) {
      const reply = await getJson(fetch, `/api/console/investigation?of=${of}`, withUserToken())
      const isGone = reply.kind === 'answered' && reply.status === 404 && isObject(reply.body)
      return isGone ? { kind: 'gone' } : consoleAnswer(reply, isInvestigation)
    },
    analysisFacts: () => get('analysis', isAnalysisFacts),
    escalate: (of) => post(`escalate?of=${of}`, {}, isEscalated),
  }
}
