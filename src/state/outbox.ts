import { atom } from './store'

/** What a person who looks at the outbox can do with it; the background script, which sends, sets it. */
export interface OutboxActions {
  /** Sends what waits, now. */
  readonly send: () => void
}

export const outboxAtom = atom<OutboxActions>({ send() {} })

/** When the server last had everything that this user did: product time in milliseconds. */
export const lastDeliveryMsAtom = atom<number | undefined>(undefined)
