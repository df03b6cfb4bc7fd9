import type { Sport } from '../../src/domain/league'
import { askExpectingOk } from './ask-expecting-ok'
import type { Product } from './product'
import { makeUser } from './users'

/** Shows or hides a league on every screen, as an operator does in the console. A change of its head alone would not last. */
export async function showLeague(product: Product, sport: Sport, isShown: boolean): Promise<void> {
  const operator = await makeUser(product, { superuser: true })
  await askExpectingOk(product, operator, 'POST', 'console/visibility', { [sport]: isShown })
}
