import { sendScreenReport } from '../../backend/screen-api'
import { SCREEN_REPORT_MS } from '../../domain/time/intervals'
import { browserClock } from '../../platform/clock'
import { browserTimers } from '../../platform/timers'
import type { ScreenPorts } from './report-screen'

/** The real ports of a screen that reports its state. */
export const browserScreenPorts: Pick<ScreenPorts, 'timers' | 'paceMs' | 'send'> = {
  timers: browserTimers,
  paceMs: () => browserClock.waitMs(SCREEN_REPORT_MS),
  send: (report) => sendScreenReport(report),
}
