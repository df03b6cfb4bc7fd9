import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { logAuth } from '../log/log-auth'

const TOLD_IN = 'crowd-told-in'

/** Writes a line for operators, at most once a minute. It reads first, because refusing a flood must be cheap. */
export function noteCrowd(): void {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if ($app.store().get(TOLD_IN) === minute) return
  $app.store().set(TOLD_IN, minute)
  logAuth({ kind: 'crowd' }, {})
}
