import { createConsoleApi } from '../../backend/console-api'
import { dashboardIntervalMs } from '../../domain/operations/dashboard/refresh-pace'
import { productNow } from '../../platform/clock'
import { browserConnectivity } from '../../platform/connectivity'
import { browserTimers } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'
import { onWake } from '../page-ports'
import type { ConsolePorts } from './console-channel'

export { askModel } from '../../backend/model-api'
export type { ConsoleAnswer, ConsoleApi, InvestigationAnswer } from '../../backend/console-api'

export const consoleApi = createConsoleApi()

/** Facts about the device that some browsers tell and TypeScript does not know. */
interface DeviceFacts {
  readonly connection?: { readonly effectiveType?: string }
  readonly memory?: { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number }
}

/** The real ports of the console's sections; their pace slows down where the device struggles. */
export function createConsolePorts(baseMs: number, isPaused: () => boolean): ConsolePorts {
  return {
    timers: browserTimers,
    now: productNow,
    onWake,
    paceMs() {
      const { connection } = navigator as DeviceFacts
      const { memory } = performance as DeviceFacts
      return dashboardIntervalMs(baseMs, {
        paused: isPaused(),
        online: browserConnectivity.isOnline(),
        hidden: !pageVisibility.isVisible(),
        ...(connection?.effectiveType !== undefined && { connection: connection.effectiveType }),
        ...(memory && { memoryUse: memory.usedJSHeapSize / memory.jsHeapSizeLimit }),
      })
    },
  }
}
