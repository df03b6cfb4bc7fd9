import { isTimed } from '../api-calls/api-call'
import type { CallGroup } from '../api-calls/call-group'
import { troubledCalls } from '../api-calls/call-totals'
import { countText, inThousands } from '../figure-text'
import { SLOW_API_OVER_MS } from '../../time/intervals'
import { upstreamOfCall } from './suspects'
import type { TroubledPart } from './troubled-part'

type FailingCalls = Pick<TroubledPart, 'weight' | 'facts' | 'isBroken'>

/** The upstreams whose calls failed or were slow, by name. */
export function failingCalls(calls: readonly CallGroup[]): ReadonlyMap<string, FailingCalls> {
  const failing = new Map<string, FailingCalls>()
  for (const group of calls) {
    const { kind, league, figures } = group
    const [n, sumMs] = figures
    const failed = troubledCalls(group)
    const isSlow = isTimed(kind) && n > 0 && sumMs / n > SLOW_API_OVER_MS
    if (failed === 0 && !isSlow) continue
    failing.set(upstreamOfCall(kind, league), {
      weight: failed + (isSlow ? n : 0),
      isBroken: failed > 0,
      facts: [
        ...(failed > 0 ? [`${inThousands(failed)} of ${countText(n, 'call')} failed`] : []),
        ...(isSlow ? [slowText(n, Math.round(sumMs / n))] : []),
      ],
    })
  }
  return failing
}

function slowText(calls: number, averageMs: number): string {
  return `${countText(calls, 'call')} took ${averageMs}ms${calls === 1 ? '' : ' on average'}`
}
