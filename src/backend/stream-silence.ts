import { REALTIME_HEARTBEAT_MS } from '../domain/time/intervals'
import { noop, type Timers } from '../platform/timers'

export interface SilencePorts {
  readonly timers: Timers
  readonly random: () => number
  readonly wall: () => number
  /** Whether the server sends something at least every 25 s: it does for boards, but not for private topics. */
  readonly isBeating: boolean
}

export interface StreamSilence {
  /** Measures the silence from now on. */
  readonly restart: () => void
  /** The stream has brought something, so it works. */
  readonly noteMessage: () => void
  /** Timers stand still while a device sleeps: looks whether the silence has been too long meanwhile. */
  readonly look: () => void
  readonly stop: () => void
}

/** A beat may come late, since the server first waits for a feed that does not answer. */
const SILENT_MS = REALTIME_HEARTBEAT_MS + 20_000
/** The server ends a stream that has said nothing for five minutes. If the page does not notice, the network lost it. */
const ENDED_MS = 5 * 60_000 + 20_000
/** Behind a proxy that lets nothing through, the page must not reconnect all the time. */
const LONGEST_SILENCE_MS = 8 * SILENT_MS

/** A stream may stall without being closed, and its listeners must not believe that nothing happens. */
export function watchSilence(ports: SilencePorts, onTooLong: () => void): StreamSilence {
  const { timers, random, wall } = ports
  const patienceMs = ports.isBeating ? SILENT_MS : ENDED_MS
  let heardAt = wall()
  let silenceMs = patienceMs
  let stop = noop

  function restart() {
    heardAt = wall()
    stop()
    stop = timers.after(silenceMs * (1 + random() / 4), giveUp)
  }

  function giveUp() {
    silenceMs = Math.min(2 * silenceMs, LONGEST_SILENCE_MS)
    onTooLong()
  }

  return {
    restart,
    noteMessage() {
      silenceMs = patienceMs
      restart()
    },
    look() {
      if (wall() - heardAt > silenceMs) giveUp()
    },
    stop: () => stop(),
  }
}
