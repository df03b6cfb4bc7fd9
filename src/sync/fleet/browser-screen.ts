import { sendScreenReport } from '../../backend/screen-api'
import { SCREEN_REPORT_MS } from '../../domain/time/intervals'
import { browserClock } from '../../platform/clock'
import { browserTimers } from '../../platform/timers'
import type { ScreenPorts } from './tell-screen'

/** The real ports of a screen that reports its state. */
export const screenWorld: Pick<ScreenPorts, 'timers' | 'paceMs' | 'send'> = {
  timers: browserTimers,
  paceMs: () => browserClock.waitMs(SCREEN_REPORT_MS),
  send: (report) => sendScreenReport(report),
}
