import { log } from '../platform/log'

export function noteFailure(what: string, error: unknown): void {
  log.add('warn', 'storage', `${what}: ${String(error)}`)
}
