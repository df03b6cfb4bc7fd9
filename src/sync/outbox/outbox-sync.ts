import { waitingEntries } from '../../storage/outbox'
import type { Storage } from '../../storage/storage'
import { noop, type Cancel, type Timers } from '../../platform/timers'
import { retryDelayMs } from '../retry-delay'
import { deliver, type Delivery, type DeliveryPorts, type Told } from './deliver'

export interface OutboxSyncPorts extends DeliveryPorts {
  readonly storage: Storage
  readonly timers: Timers
  readonly random: () => number
  /** Trying now is worth it: the page is seen, the network or the server is back. */
  readonly onWake: (run: () => void) => Cancel
  /** Whether somebody looks at this page. */
  readonly isVisible: () => boolean
  /** Lets one tab or worker send at a time. The server applies an entry once even if it is sent twice. */
  readonly runAlone: (run: () => Promise<Delivery>) => Promise<Delivery>
  /** Asks the browser to wake the worker when there is a network, even if the page is closed by then. */
  readonly askForSync: () => void
  readonly onDenied: () => void
  readonly onDelivered: () => void
}

export interface OutboxSync {
  /** Sends and asks now: a user signed in or out, or the choices of other devices are wanted. */
  exchange(): void
  /** Another device has made a choice. An answer that is on its way may not contain it, so this asks again. */
  noteOtherChoice(): void
  stop(): void
}

/** Several switches pressed at once make one request. */
const GATHER_MS = 300
/** The wait after `later`: the day's budget is spent, or the server has other work. */
const LATER_MS = 10 * 60_000

/** Sends entries as soon as they are written, again after a failure, and whenever trying is worth it. */
export function startOutboxSync(ports: OutboxSyncPorts): OutboxSync {
  const told: Told = { over: new Set(), putOff: new Set() }
  let failures = 0
  let cancel = noop
  let running = false
  let wantsChoices = false
  let isAgain = false
  let stopped = false

  function after(ms: number) {
    cancel()
    cancel = ports.timers.after(ms, () => void run())
  }

  async function run() {
    if (stopped) return
    if (running) {
      isAgain = true
      return
    }
    running = true
    cancel()
    const asks = wantsChoices
    wantsChoices = false
    const delivery = await ports.runAlone(() => deliver(ports, asks, told)).catch((): Delivery => 'failed')
    running = false
    if (asks && delivery !== 'empty' && delivery !== 'later') wantsChoices = true
    goOn(delivery)
  }

  function goOn(delivery: Delivery) {
    if (stopped) return
    const again = isAgain
    isAgain = false
    failures = delivery === 'failed' ? failures + 1 : 0
    if (delivery === 'empty') ports.onDelivered()
    if (delivery === 'denied') ports.onDenied()
    if (delivery === 'failed') {
      ports.askForSync()
      after(retryDelayMs(failures, ports.random))
    } else if (again) after(0)
    else if (delivery === 'later') {
      after(LATER_MS)
      // What was pressed while the answer was on its way does not wait so long.
      void look().then(sendSoon)
    }
  }

  function exchange() {
    wantsChoices = true
    failures = 0
    void run()
  }

  /** All tabs wake at once, and those that nobody looks at need no choices of other devices yet. */
  function wake() {
    if (ports.isVisible()) return exchange()
    failures = 0
    told.putOff = new Set()
    void look().then(sendSoon)
  }

  function noteOtherChoice() {
    if (!running) return
    wantsChoices = true
    isAgain = true
  }

  /** How many entries wait that were not put off: whatever else is written, those have their own time. */
  async function look() {
    // Read first, even without a user: a query that has read nothing is not run again after a sign-in.
    const entries = await ports.storage.readAll('outbox')
    const user = await ports.readUser()
    if (!user) return 0
    const waiting = waitingEntries(entries, user.id)
    return waiting.filter(({ id }) => !told.over.has(id) && !told.putOff.has(id)).length
  }

  function sendSoon(count: number) {
    // While the server cannot be reached, the next try is already scheduled.
    if (count > 0 && failures === 0) after(GATHER_MS)
  }

  const stops = [ports.onWake(wake), ports.storage.follow(look, sendSoon)]
  return {
    exchange,
    noteOtherChoice,
    stop() {
      stopped = true
      cancel()
      for (const stop of stops) stop()
    },
  }
}
