import type { ScreenOrder, ScreenReport } from '../../domain/operations/fleet/screen-report'
import type { Cancel, Timers } from '../../platform/timers'
import { FAILED, keepAsking } from '../keep-asking'

export type ScreenLook = Omit<ScreenReport, 'begins'>

export interface ScreenPorts {
  readonly timers: Timers
  readonly paceMs: () => number
  readonly look: () => ScreenLook
  /** Undefined when the report did not arrive. */
  readonly send: (report: ScreenReport) => Promise<ScreenOrder | undefined>
  /** An operator wants the page to reload. */
  readonly onReload: () => void
}

type Answer = ScreenOrder | 'lost'

/** Tells the operators every minute how this screen is, and hears from the answer what they want of it. */
export function reportScreen({ timers, paceMs, look, send, onReload }: ScreenPorts): Cancel {
  let begins = true
  const asker = keepAsking<Answer>({
    timers,
    fetch: async () => (await send({ ...look(), begins })) ?? 'lost',
    take(answer) {
      if (answer === 'lost') return FAILED
      begins = false
      if (answer.reload) onReload()
      return { kind: 'answered', againMs: paceMs() }
    },
    retryMs: paceMs,
  })
  asker.ask()
  return asker.stop
}
