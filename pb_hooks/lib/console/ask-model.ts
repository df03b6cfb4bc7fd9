import { modelQuestion } from '../../../src/domain/operations/analysis/model-question'
import { spend, type Budget } from '../cache/budget'
import { serverSettings } from '../server/settings'
import { ask } from '../upstream/ask'
import { logFailedCall } from '../upstream/calls/log-failed-call'

/** Each question costs money, and occupies a runtime until the model has answered. */
const QUESTIONS: Budget = { name: 'questions to the model', perMinute: 12, perAsker: 6 }
const LARGEST_ANSWER = 1_000_000

export type ModelAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }

/** Asks the model of the settings what an operator asks, without what is secret in it. The key never leaves the server. */
export function askModel(body: unknown, asker: string): ModelAnswer {
  const { ai } = serverSettings()
  if (!ai) return { kind: 'refused', status: 503, message: 'No model is set up on this server' }
  const question = modelQuestion(body, ai.model)
  if (!question) return { kind: 'refused', status: 400, message: 'This is no question to a model' }
  if (!spend(QUESTIONS, asker))
    return { kind: 'refused', status: 429, message: 'Too many questions. Please try again in a minute.' }
  const url = `${ai.url}/v1/messages`
  const reply = ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01', 'x-api-key': ai.key },
    body: JSON.stringify(question),
    most: LARGEST_ANSWER,
    timeoutMs: ai.timeoutMs,
  })
  logFailedCall(url, reply)
  if (reply.kind === 'timeout')
    return { kind: 'refused', status: 504, message: 'The model did not answer in time' }
  if (reply.kind === 'unreachable')
    return { kind: 'refused', status: 502, message: 'The model cannot be reached' }
  // The page must not see what the provider says about a key or an account.
  const isOk = reply.status === 200
  return { kind: 'answered', status: reply.status, text: isOk ? toString(reply.body) : '{}' }
}
