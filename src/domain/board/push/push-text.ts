import { earlierRevision, revisionSteps } from '../revision'
import { SHORT_ROWS, type ShortDelta } from './short-delta'

/**
 * What a push tells, as text: `revision steps time check rows rest`. A viewer gets two hundred pushes in an hour, and each
 * character goes to everybody. The steps say over how many revisions the change leads; without them nothing has changed,
 * or the change is not told. The time is written in milliseconds to the base of 36.
 */
export interface ShortPush {
  readonly rev: string
  /** ISO, as in `boards`. */
  readonly checkedAt: string
  readonly change: ShortChange | undefined
}

/** A short delta with its rest as text: empty, JSON, or after this sign base64 of gzip of that. */
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
  if (rev === undefined || !(checkedAtMs < LAST_MS)) return undefined
  const from = earlierRevision(rev, Number(steps))
  const change = steps === '' ? undefined : { from, to: rev, check, rows, rest }
  return { rev, checkedAt: new Date(checkedAtMs).toISOString(), change }
}
