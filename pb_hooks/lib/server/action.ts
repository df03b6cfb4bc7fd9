import { parseAction } from '../../../src/domain/operations/logs/client-lines'

/** The key under which PocketBase adds data to a request's line in its own log. */
const LOGGED_BESIDE = 'pbLogMeta'

let current: string | undefined

/** Notes the page's id of the tap that caused this request; every log line about the request carries it. */
export function noteAction(e: core.RequestEvent): void {
  const action = actionOf(e)
  if (action !== undefined) e.set(LOGGED_BESIDE, { action })
}

/** A runtime does one thing at a time, so every upstream request until this ends belongs to this request. */
export function duringAction(e: core.RequestEvent, answer: (e: core.RequestEvent) => void): void {
  current = actionOf(e)
  try {
    return answer(e)
  } finally {
    current = undefined
  }
}

/** The current action for a log line, as a name and its value; empty when there is none. */
export function currentAction(): readonly string[] {
  return current === undefined ? [] : ['action', current]
}

function actionOf(e: core.RequestEvent): string | undefined {
  return parseAction(e.request!.header.get('X-Correlation-Id'))
}
