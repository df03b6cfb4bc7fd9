import { ageText } from '../../time/age'
import { DAY_MS } from '../../time/intervals'

/** Backups that the server makes by itself. Times are those of the wall clock. */
export interface Backups {
  readonly cron: string
  readonly kept: number
  /** `elsewhere`: they are sent to a store that is not asked, as it may take its time to answer. */
  readonly latest: { readonly madeAtMs: number; readonly nowMs: number } | 'none' | 'unread' | 'elsewhere'
  /** Why the last try failed, if it did. */
  readonly failure?: string
}

interface Judgement {
  readonly state: 'good' | 'warning' | 'bad'
  readonly text: string
}

/** A schedule alone saves nothing: what counts is that the latest backup was made, and when. */
export function judgeBackups({ cron, kept, latest, failure }: Backups): Judgement {
  const schedule = `Made by the schedule ${cron}; ${kept} are kept.`
  if (failure !== undefined) return { state: 'bad', text: `The last one failed: ${failure}` }
  if (latest === 'none') return { state: 'warning', text: `${schedule} None has been made yet.` }
  if (latest === 'unread') return { state: 'warning', text: `${schedule} The last one could not be read.` }
  if (latest === 'elsewhere')
    return { state: 'good', text: `${schedule} They are stored elsewhere: look there at times.` }
  const { madeAtMs, nowMs } = latest
  const text = `${schedule} The last was made ${ageText(madeAtMs, nowMs)}.`
  return { state: nowMs - madeAtMs > longestPauseMs(cron) ? 'bad' : 'good', text }
}

/** How long after a backup the next one must be there, with a day to spare. */
function longestPauseMs(cron: string): number {
  const [first, , dayOfMonth = '*', month = '*', weekday = '*'] = cron.trim().split(/\s+/)
  if (month !== '*' || first === '@yearly' || first === '@annually') return 367 * DAY_MS
  if (dayOfMonth !== '*' || first === '@monthly') return 32 * DAY_MS
  if (weekday !== '*' || first === '@weekly') return 8 * DAY_MS
  return 2 * DAY_MS
}
