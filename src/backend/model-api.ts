import type { ModelRequest } from '../domain/operations/analysis/model-request'
import { parseJson } from '../domain/parse-json'
import { withUserToken } from './stored-session'

/** Longer than the server waits for the model. */
const TIMEOUT_MS = 70_000

export type ModelAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unreachable' }

export type AskModel = (request: ModelRequest) => Promise<ModelAnswer>

/**
 * Asks the model through our server. It does not use `sendJson` like other requests: it may take a minute, and trouble
 * of the provider says nothing about whether our server is reached.
 */
export async function askModel(request: ModelRequest): Promise<ModelAnswer> {
  try {
    const response = await fetch('/api/anthropic/v1/messages', {
      method: 'POST',
      headers: withUserToken({ 'Content-Type': 'application/json' }),
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { kind: 'answered', status: response.status, body: parseJson(text) }
  } catch {
    return { kind: 'unreachable' }
  }
}
