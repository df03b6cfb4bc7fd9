import { isClockWrong, skewOf, wrongRepliesInARow } from '../../../src/domain/operations/health/clock-skew'
import { claimNews } from '../server/claim-news'

const KEY = 'wrong-clock-in-a-row'
/** Shorter than the time after which its alert would end for want of news. */
const TOLD_MS = 240_000

/** Replies carry their server's time: if this server's clock is wrong, it ends sessions and dates games wrongly. */
export function watchClock(date: string, age: string): void {
  const skewMs = skewOf(date, age, Date.now())
  if (skewMs === undefined) return
  let inARow = 0
  $app.store().setFunc(KEY, (old: number | null) => (inARow = wrongRepliesInARow(old ?? 0, skewMs)))
  if (!isClockWrong(inARow) || !claimNews(KEY, TOLD_MS)) return
  $app.logger().error("The clock of this server and the feed's differ", 'seconds', Math.round(skewMs / 1000))
}
