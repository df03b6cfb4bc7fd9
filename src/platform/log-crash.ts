import { crashLog } from '../domain/operations/logs/crash-log'
import { crashOf } from './crash-of'
import { log } from './log'

/** Every error boundary calls this first, because an investigation will need the line. */
export function logCrash(component: string, error: unknown): void {
  const { level, category, message, metadata } = crashLog(crashOf(component, error))
  log.add(level === 'error' ? 'error' : 'warn', category, message, metadata)
}
