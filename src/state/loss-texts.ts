import type { Loss } from '../domain/freshness/freshness'

/** Why what is open cannot be refreshed, in a word or two. */
export const LOSS_TEXTS: Readonly<Record<Loss, string>> = {
  offline: 'Offline',
  unreachable: 'Server unreachable',
}
