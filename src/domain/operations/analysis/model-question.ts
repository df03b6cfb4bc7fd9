import { isObject } from '../../json'
import { MAX_TOKENS, type ModelRequest } from './model-request'
import { redact } from './redact'

/** Longer than any prompt that our page makes, and shorter than a request body may be. */
const LONGEST_CONTENT = 60_000

/**
 * The request that the server sends to the model for an operator: one message; the server sets the model and the most
 * tokens. Secrets are removed once more, since the page that sent it may be of an older build.
 */
export function modelQuestion(body: unknown, model: string): ModelRequest | undefined {
  if (!isObject(body)) return undefined
  const { messages, max_tokens: wanted } = body
  if (!Array.isArray(messages) || messages.length !== 1) return undefined
  const [message] = messages as readonly unknown[]
  const content = isObject(message) && message['role'] === 'user' ? message['content'] : undefined
  if (typeof content !== 'string' || content.trim() === '' || content.length > LONGEST_CONTENT)
    return undefined
  const tokens =
    typeof wanted === 'number' && wanted >= 1 ? Math.min(Math.floor(wanted), MAX_TOKENS) : MAX_TOKENS
  return { model, max_tokens: tokens, messages: [{ role: 'user', content: redact(content) }] }
}
