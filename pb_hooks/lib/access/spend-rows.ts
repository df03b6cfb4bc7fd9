import { budgetSpentText, ROW_BUDGETS, type RowBudget } from '../../../src/domain/people/budgets/row-budgets'
import { refundToday, spendToday } from './daily-count'

/** Runs before every row that a person makes, in every collection and in every way. */
export function spendCreate(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  const [name, budget] = budgetOf(e, 'creates')
  if (!spendToday(e, name, budget)) throw new TooManyRequestsError(budgetSpentText())
  try {
    return e.next()
  } catch (error) {
    refundToday(e, name, budget)
    throw error
  }
}

/** A change that fails costs the server as much, so nothing is given back. */
export function spendUpdate(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  const [name, budget] = budgetOf(e, 'updates')
  if (!spendToday(e, name, budget)) throw new TooManyRequestsError(budgetSpentText())
  return e.next()
}

function budgetOf(e: core.RecordRequestEvent, kind: keyof RowBudget) {
  const { name } = e.collection!
  const budget = ROW_BUDGETS[name]
  if (!budget) throw new ForbiddenError(`Nothing is saved in ${name} by request`)
  return [`${kind} of ${name}`, budget[kind]] as const
}
