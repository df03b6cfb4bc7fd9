import type { LogAnswer, LogQuestion } from '../../src/domain/operations/logs/log-question'
import { EVERYTHING_LATELY } from '../../src/domain/operations/testing/everything-lately'
import { askExpectingOk } from './ask-expecting-ok'
import type { Product } from './product'
import type { TestUser } from './users'

/** Lines of the log as the console finds them: all of the last day, unless `changes` narrows the question. */
export function findLines(
  product: Product,
  operator: TestUser,
  changes: Partial<Record<keyof LogQuestion, unknown>>,
): Promise<LogAnswer> {
  return askExpectingOk(product, operator, 'POST', 'console/logs', { ...EVERYTHING_LATELY, ...changes })
}
