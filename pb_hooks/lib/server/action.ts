import { parseAction } from '../../../src/domain/operations/logs/client-lines'

/** PocketBase writes this beside a request in its own log. */
const LOGGED_BESIDE = 'pbLogMeta'

let current: string | undefined

/** What the page calls the tap that this request follows from; every line that tells of the request carries it. */
export function noteAction(e: core.RequestEvent): void {
  const action = actionOf(e)
  if (action !== undefined) e.set(LOGGED_BESIDE, { action })
}

/** A runtime does one thing at a time: what it asks an upstream until this ends belongs to the request. */
export function duringAction(e: core.RequestEvent, answer: (e: core.RequestEvent) => void): void {
  current = actionOf(e)
  try {
    return answer(e)
  } finally {
    current = undefined
  }
}

/** For a line of the log: the action that is going on here, as a name and its value, or nothing. */
export function currentAction(): readonly string[] {
  return current === undefined ? [] : ['action', current]
}

function actionOf(e: core.RequestEvent): string | undefined {
  return parseAction(e.request!.header.get('X-Correlation-Id'))
}
