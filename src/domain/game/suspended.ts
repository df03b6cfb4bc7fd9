import type { OffGame } from './game'

export interface MaybeOff {
  readonly phase: string
  readonly status?: OffGame['status']
}

/** The game was broken off and may go on later: the feed then continues it under the day on which it began. */
export function isSuspended({ phase, status }: MaybeOff): boolean {
  return phase === 'off' && status === 'suspended'
}
