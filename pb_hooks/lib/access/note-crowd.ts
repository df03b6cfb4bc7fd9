import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { logAuth } from '../log/log-auth'

const LAST_NOTED_MINUTE = 'crowd-told-in'

/** Writes a line for operators, at most once a minute. It reads first, because refusing a flood must be cheap. */
export function noteCrowd(): void {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if ($app.store().get(LAST_NOTED_MINUTE) === minute) return
  $app.store().set(LAST_NOTED_MINUTE, minute)
  logAuth({ kind: 'crowd' }, {})
}
