import { atom } from './store'

/** What whoever looks at the outbox can do with it; the background fills it in. */
export interface OutboxActions {
  /** Sends what waits, now. */
  readonly send: () => void
}

export const outboxAtom = atom<OutboxActions | undefined>(undefined)

/** When the server last had all that this user did: product time in milliseconds. */
export const deliveredAtom = atom<number | undefined>(undefined)
