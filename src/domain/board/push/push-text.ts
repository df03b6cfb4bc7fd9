import { earlierRevision, revisionSteps } from '../revision'
import { SHORT_ROWS, type ShortDelta } from './short-delta'

/**
 * The content of a push as text: `revision steps time check rows rest`. A viewer gets two hundred pushes an hour, and
 * every viewer gets each character. The steps say how many revisions the change spans; without them nothing has
 * changed, or the push does not hold the change. The time is written in milliseconds to the base of 36.
 */
export interface ShortPush {
  readonly rev: string
  /** ISO, as in `boards`. */
  readonly checkedAt: string
  readonly change: ShortChange | undefined
}

/** A short delta whose rest is text: empty, JSON, or `~` and then that JSON gzipped and in base64. */
export interface ShortChange extends Omit<ShortDelta, 'rest'> {
  readonly rest: string
}

export const PACKED = '~'

const BASE = 36
/** The last moment that JavaScript can name. */
const LAST_MS = 8.64e15
const FORM = new RegExp(`^(\\S+-\\d+) (\\d*) ([0-9a-z]+) ([0-9a-z]*) (${SHORT_ROWS})(.*)$`, 's')

export function writePush({ rev, checkedAt, change }: ShortPush): string {
  const steps = change && revisionSteps(change.from, change.to)
  const told = change && steps !== undefined ? `${change.check} ${change.rows}${change.rest}` : ' '
  return `${rev} ${steps ?? ''} ${Date.parse(checkedAt).toString(BASE)} ${told}`
}

export function readPush(text: string): ShortPush | undefined {
  const [, rev, steps = '', time = '', check = '', rows = '', rest = ''] = FORM.exec(text) ?? []
  const checkedAtMs = parseInt(time, BASE)
  if (rev === undefined || !(checkedAtMs <= LAST_MS)) return undefined
  const from = earlierRevision(rev, Number(steps))
  const change = steps === '' ? undefined : { from, to: rev, check, rows, rest }
  return { rev, checkedAt: new Date(checkedAtMs).toISOString(), change }
}
