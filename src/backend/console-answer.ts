import type { Reply } from './reply'
import type { Guard } from './shapes/guards'
import { isRefused } from './is-refused'

/** What an operator asked for, or why it did not come. `refused`: the user is no operator, or no longer one. */
export type ConsoleAnswer<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed' }

export function consoleAnswer<T>(reply: Reply, is: Guard<T>): ConsoleAnswer<T> {
  if (reply.kind === 'failed') return { kind: 'unreachable' }
  if (isRefused(reply)) return { kind: 'refused' }
  return reply.status === 200 && is(reply.body) ? { kind: 'read', value: reply.body } : { kind: 'failed' }
}
