import { callKind } from './calls/call-kind'
import { LONGEST_PAUSE_MS, pauseMs } from './pause-time'

/**
 * An upstream that is asked too often says for how long it wants to be left alone, and who goes on asking may be shut
 * out. The wish counts for calls of the same kind and league, because others may well be answered. Until the pause is
 * over, those calls get the status of the answer that asked for it.
 */
export function statusOfPause(url: string): number | undefined {
  const [until = 0, status] = (($app.store().get(keyOf(url)) as string | null) ?? '').split(':').map(Number)
  const left = until - Date.now()
  // A longer pause was noted before the clock was set back.
  return left > 0 && left <= LONGEST_PAUSE_MS ? status : undefined
}

export function notePause(url: string, status: number, retryAfter: string): void {
  const now = Date.now()
  const ms = pauseMs(status, retryAfter, now)
  if (ms > 0) $app.store().set(keyOf(url), `${now + ms}:${status}`)
}

function keyOf(url: string): string {
  const { kind, league } = callKind(url)
  return `paused:${kind}:${league}`
}
