import { isKnownLive } from '../domain/tabs/live-status'
import { lastAnswerMsAtom, loadTroublesAtom, type LoadTrouble } from './load-trouble'
import { nowAtom, onlineAtom } from './pulse'
import { atom } from './store'

/** What is known of the way to the server, by which live leagues are told. */
export interface ServerReach {
  readonly online: boolean
  readonly lastAnswerMs: number | undefined
  readonly troubles: readonly LoadTrouble[]
}

/** Since when the server cannot be reached; `never` when it was not once since this page is open. */
export function unreachedSince({
  online,
  lastAnswerMs,
  troubles,
}: ServerReach): number | 'never' | undefined {
  const failures = troubles.flatMap((trouble) => (trouble.kind === 'failed' ? [trouble.sinceMs] : []))
  if (lastAnswerMs === undefined) return !online || failures.length > 0 ? 'never' : undefined
  // Where one league fails while another is answered, it is not the way to the server that is broken.
  return failures.find((sinceMs) => sinceMs > lastAnswerMs)
}

/** Whether a league that was said to be live may still be called so. */
export function isLiveKnown(since: number | 'never' | undefined, nowMs: number): boolean {
  if (since === undefined) return true
  return since !== 'never' && isKnownLive({ isLive: true, checkedAtMs: since }, nowMs)
}

const unreachedSinceAtom = atom((get) =>
  unreachedSince({
    online: get(onlineAtom),
    lastAnswerMs: get(lastAnswerMsAtom),
    troubles: Object.values(get(loadTroublesAtom)),
  }),
)

/** Follows the clock only while the server is away. */
export const isLiveKnownAtom = atom((get) => {
  const since = get(unreachedSinceAtom)
  return since === undefined || isLiveKnown(since, get(nowAtom))
})
