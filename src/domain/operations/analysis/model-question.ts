import { isObject } from '../../json'
import { MAX_TOKENS, type ModelRequest } from './model-request'
import { redact } from './redact'

/** Longer than any prompt of ours, and shorter than a body may be. */
const LONGEST_CONTENT = 60_000

/**
 * What is asked on behalf of an operator: one message, with the model and at most the tokens that we choose, and whatever
 * is secret in it taken out once more, since a page may be of an older build.
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
