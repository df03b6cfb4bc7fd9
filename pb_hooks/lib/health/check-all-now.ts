import { WATCHED_LEAGUES } from '../../../src/domain/operations/health/watched-services'
import { takeLock } from '../server/lock'
import { check } from './api-health-job'

/** An operator who presses again within this time reads the first result. */
const AT_MOST_EVERY_MS = 5000
/** A feed that hangs takes ten seconds for each check, so the rest is skipped after this. */
const LONGEST_MS = 15_000

/** An operator wants to know how the scoreboards are, before their next checks are due. */
export function checkAllNow(): void {
  if (!takeLock('check-all-now', AT_MOST_EVERY_MS)) return
  const began = Date.now()
  for (const league of WATCHED_LEAGUES) if (Date.now() - began < LONGEST_MS) check(league)
}
