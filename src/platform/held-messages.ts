import type { PageMessage } from '../../sw/messages'

/** What a page tells its worker, which can wait. */
export interface HeldMessages {
  readonly tell: (message: PageMessage) => void
  /** From now on messages wait; of those of one type only the last counts. */
  readonly hold: () => void
  /** Sends what waits, and all that follows. */
  readonly release: () => void
}

export function createHeldMessages(send: (message: PageMessage) => void): HeldMessages {
  let held: Map<string, PageMessage> | undefined
  return {
    tell(message) {
      if (held) held.set(message.type, message)
      else send(message)
    },
    hold: () => void (held ??= new Map()),
    release() {
      const waiting = held
      held = undefined
      waiting?.forEach(send)
    },
  }
}
