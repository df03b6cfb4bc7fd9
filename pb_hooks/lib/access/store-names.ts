import { storedName } from '../../../src/domain/people/users/stored-name'

const NAMES = ['first_name', 'last_name', 'display_name']

/** At every save of an account, whoever saves: see `storedName`. */
export function storeNames(e: core.RecordEvent): void {
  const user = e.record!
  for (const name of NAMES) {
    const entered = user.getString(name)
    const stored = storedName(entered)
    if (stored !== entered) user.set(name, stored)
  }
  return e.next()
}
