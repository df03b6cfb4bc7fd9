import { callOutcome, isTimed, SLOW_CALL } from '../../../../src/domain/operations/api-calls/api-call'
import { minuteOf } from '../../../../src/domain/operations/api-calls/minute-calls'
import { SLOW_API_OVER_MS } from '../../../../src/domain/time/intervals'
import { currentAction } from '../../server/action'
import { productNow } from '../../server/time'
import { callKind } from './call-kind'

/** Where calls wait for their roll-up, a line each. */
export const CALLS_KEY = 'calls'
/** A minute has a few hundred; when the roll-up fails for long, what is newer is not counted. */
const MOST_WAITING = 1_000_000

interface EndedCall {
  readonly url: string
  readonly method: string
  /** Nothing when no reply came. */
  readonly status: number | undefined
  readonly durationMs: number
}

/** Counts an upstream request. It belongs to the product minute in which it ended; how long it took is wall time. */
export function recordCall({ url, method, status, durationMs }: EndedCall): void {
  const { kind, league } = callKind(url)
  const outcome = callOutcome(status)
  const line = `${minuteOf(productNow())}|${kind}|${league}|${outcome}|${durationMs}|${method}\n`
  $app
    .store()
    .setFunc(CALLS_KEY, (old: string | null) =>
      (old?.length ?? 0) > MOST_WAITING ? old : (old ?? '') + line,
    )
  if (durationMs <= SLOW_API_OVER_MS || !isTimed(kind)) return
  $app
    .logger()
    .warn(SLOW_CALL, 'kind', kind, 'league', league, 'outcome', outcome, 'ms', durationMs, ...currentAction())
}
