import type { DailyBudget } from '../../../src/domain/people/budgets/row-budgets'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { hashId } from '../server/hash-id'
import { oneNumber } from '../server/one-number'

/** Takes one from the caller's budget for today; false when nothing is left. A refusal writes nothing. */
export function spendToday(e: core.RequestEvent, name: string, budget: DailyBudget): boolean {
  const count = todaysCount(e, name, budget)
  if (readCount(e.app, count.id) >= budget.aDay) return false
  // Many requests may have passed the check above at once, so the statement itself enforces the limit.
  return (
    oneNumber(
      e.app,
      `INSERT INTO daily_counts (id, day, count) VALUES ({:id}, {:day}, 1)
       ON CONFLICT (id) DO UPDATE SET count = count + 1 WHERE count < {:aDay} RETURNING count`,
      { ...count, aDay: budget.aDay },
    ) > 0
  )
}

/** Gives back what `spendToday` took, because the thing it paid for failed. */
export function refundToday(e: core.RequestEvent, name: string, budget: DailyBudget): void {
  const { id } = todaysCount(e, name, budget)
  e.app.db().newQuery('UPDATE daily_counts SET count = count - 1 WHERE id = {:id}').bind({ id }).execute()
}

function todaysCount(e: core.RequestEvent, name: string, { per }: DailyBudget) {
  const day = new Date().toISOString().slice(0, 10)
  const whose = per === 'account' && e.auth ? e.auth.id : networkOf(e.realIP())
  return { id: hashId(`${day} ${name} ${whose}`), day }
}

function readCount(app: CoreApp, id: string): number {
  return oneNumber(app, 'SELECT count FROM daily_counts WHERE id = {:id}', { id })
}
