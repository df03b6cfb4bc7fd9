import { parseRunnableJob } from '../../src/domain/operations/jobs/jobs-answer'
import { parseAcknowledge } from '../../src/domain/operations/alerts/alerts-answer'
import { CALL_SPANS, type CallsAnswer } from '../../src/domain/operations/api-calls/call-group'
import type { Overview } from '../../src/domain/operations/dashboard/overview'
import type { EdgesAnswer } from '../../src/domain/operations/health/edges'
import { systemHealthResponse } from '../../src/domain/operations/health/system-metrics'
import { parseIncident, type IncidentRef } from '../../src/domain/operations/investigation/investigation'
import { parseLogPageQuestion } from '../../src/domain/operations/logs/log-page'
import { parseLogQuestion } from '../../src/domain/operations/logs/log-question'
import { parseSearchChange } from '../../src/domain/operations/logs/saved-searches'
import { HOUR_MS } from '../../src/domain/time/intervals'
import { roleOfOperator } from './access/role-of-operator'
import { acknowledge } from './console/acknowledge'
import { analysisFacts } from './console/analysis-facts'
import { askModel } from './console/ask-model'
import { alertsNow } from './console/alerts-now'
import { callsOfSpan } from './console/call-history'
import { longCalls } from './console/call-groups'
import { edgesNow, edgesStatusNow } from './health/edges-now'
import { checkAllNow } from './health/check-all-now'
import { countPeople } from './console/count-people'
import { escalate } from './console/escalate'
import { findLines, findPage } from './console/find-lines'
import { jobsNow } from './console/jobs-now'
import { changeSearches, keptSearches } from './console/log-search/kept-searches'
import { investigateNow } from './console/investigate-now'
import { updateAlerts } from './console/update-alerts'
import { operatorsOnly } from './console/operators-only'
import { infrastructureNow } from './console/services-now'
import { saveWaiting, systemNow, trySaving } from './console/system-now'
import { requestRun } from './jobs-by-name'
import { asJob } from './server/as-job'
import { plainBody } from './server/plain-body'
import { sendJson } from './server/send-json'
import { hasSettings } from './server/settings'
import { productNow, serverTime } from './server/time'
import { userOf } from './server/user-of'

/** Operators restart a server in trouble, and the last minute's lines say which trouble it was. */
export const saveBeforeEnd = asJob((e: core.TerminateEvent) => {
  // A command such as `migrate` ends here too, and holds no lines.
  if (hasSettings()) trySaving()
  e.next()
})

/** GET /api/console/access: the caller's role, and what time it is. */
export function sendAccess(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, { role: roleOfOperator(e), time: serverTime() })
}

/** POST /api/rpc/get_system_health_metrics */
export function sendSystemHealth(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, systemHealthResponse(systemNow(productNow()).metrics))
}

/** GET /api/console/overview: what the Dashboard section shows. */
export function sendOverview(e: core.RequestEvent): void {
  operatorsOnly(e)
  const nowMs = productNow()
  const overview: Overview = { ...systemNow(nowMs), people: countPeople(nowMs) }
  return sendJson(e, overview)
}

/** GET /api/console/infrastructure */
export function sendInfrastructure(e: core.RequestEvent): void {
  operatorsOnly(e)
  saveWaiting()
  return sendJson(e, infrastructureNow(productNow()))
}

/** GET /api/console/edges: the streams, pushes and lag of each edge. */
export function sendEdgeFigures(e: core.RequestEvent): void {
  operatorsOnly(e)
  const answer: EdgesAnswer = {
    status: edgesStatusNow(),
    ...(edgesNow() ?? { edges: [] }),
    nowMs: Date.now(),
  }
  return sendJson(e, answer)
}

/** GET /api/console/calls?hours=: the upstream calls of one of the spans. */
export function sendCalls(e: core.RequestEvent): void {
  operatorsOnly(e)
  const asked = e.request!.url!.query().get('hours')
  const span = CALL_SPANS.find(({ hours }) => String(hours) === asked)
  if (!span) throw new BadRequestError('There is no such span')
  saveWaiting()
  const nowMs = productNow()
  const fromMs = nowMs - span.hours * HOUR_MS
  const answer: CallsAnswer = {
    hours: span.hours,
    slowest: longCalls(fromMs, nowMs + 1),
    ...callsOfSpan(fromMs, nowMs + 1),
  }
  return sendJson(e, answer)
}

/** POST /api/console/logs: the lines that an operator asks for. */
export function sendLogs(e: core.RequestEvent): void {
  operatorsOnly(e)
  const question = parseLogQuestion(plainBody(e))
  if (!question) throw new BadRequestError('This is no question about logs')
  saveWaiting()
  return sendJson(e, findLines(question, productNow()))
}

/** POST /api/console/logs/page: some of all the lines that are found, after the place where the page before ended. */
export function sendLogPage(e: core.RequestEvent): void {
  operatorsOnly(e)
  const asked = parseLogPageQuestion(plainBody(e))
  if (!asked) throw new BadRequestError('This asks for no page of logs')
  if (!asked.after) saveWaiting()
  return sendJson(e, findPage(asked, productNow()))
}

/** GET /api/console/searches: the searches of the log that this operator keeps. */
export function sendSearches(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, { searches: keptSearches(e.auth!) })
}

/** POST /api/console/searches: `{save}` or `{remove}`, one at a time; answers all of them. */
export function changeKeptSearches(e: core.RequestEvent): void {
  operatorsOnly(e)
  const change = parseSearchChange(plainBody(e))
  if (!change) throw new BadRequestError('This changes no searches')
  const user = userOf(e)
  if (!user) throw new BadRequestError('Only an account keeps searches')
  if (!changeSearches(user, change)) throw new BadRequestError('There is no room for another search')
  return sendSearches(e)
}

/** POST /api/console/check: asks every scoreboard now, and answers how they are. */
export function checkInfrastructure(e: core.RequestEvent): void {
  operatorsOnly(e)
  checkAllNow()
  return sendInfrastructure(e)
}

/** GET /api/console/jobs: what the server does by itself, and how it is set up. */
export function sendJobs(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, jobsNow(productNow()))
}

/** POST /api/console/jobs/run: `{name}`, runs now or, if the job is already running, right after. */
export function runJobNow(e: core.RequestEvent): void {
  operatorsOnly(e)
  const name = parseRunnableJob(e.requestInfo().body['name'])
  if (!name) throw new NotFoundError('There is no such job')
  e.app.logger().info('An operator ran a job', 'operator', e.auth?.id ?? '', 'job', name)
  requestRun(name)
  return sendJobs(e)
}

/** GET /api/console/alerts: the open alerts, the past ones, and the figures beside their thresholds. */
export function sendAlerts(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, alertsNow(productNow()))
}

/** POST /api/console/alerts/check: looks now, and not at the job's next turn. */
export function checkAlerts(e: core.RequestEvent): void {
  operatorsOnly(e)
  updateAlerts(productNow())
  return sendAlerts(e)
}

/** POST /api/console/alerts/acknowledge: `{id, reason}`; the server itself knows who asks. */
export function acknowledgeAlert(e: core.RequestEvent): void {
  operatorsOnly(e)
  const request = parseAcknowledge(plainBody(e))
  if (!request) throw new BadRequestError('This acknowledges nothing')
  if (!acknowledge(request, e.auth!, productNow())) throw new NotFoundError('There is no such alert')
  return sendAlerts(e)
}

/** GET /api/console/investigation?of=alert:ID: an alert or a line, and all that is known around it. */
export function sendInvestigation(e: core.RequestEvent): void {
  operatorsOnly(e)
  const investigation = investigateNow(incidentOf(e))
  if (!investigation) throw new NotFoundError('It is not kept any more')
  return sendJson(e, investigation)
}

/** POST /api/console/escalate?of=alert:ID: mails a link to the incident to the other operators. */
export function escalateIncident(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, escalate(incidentOf(e), e.auth!))
}

/** GET /api/console/analysis: the lines that an analysis looks at, and whether there is a model to ask. */
export function sendAnalysisFacts(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, analysisFacts(productNow()))
}

/** POST /api/anthropic/v1/messages: the answer of the configured model to an operator. */
export function sendModelAnswer(e: core.RequestEvent): void {
  operatorsOnly(e)
  const answer = askModel(plainBody(e), e.auth!.id)
  if (answer.kind === 'refused') throw new ApiError(answer.status, answer.message, {})
  return e.blob(answer.status, 'application/json', answer.text)
}

function incidentOf(e: core.RequestEvent): IncidentRef {
  const ref = parseIncident(e.request!.url!.query().get('of'))
  if (!ref) throw new BadRequestError('This names neither an alert nor a line')
  return ref
}
