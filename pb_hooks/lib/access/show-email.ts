import { can } from './can'

/** Addresses are hidden from everybody but their owner; who manages users needs them. */
export function showEmailToManagers(e: core.RecordEnrichEvent): void {
  if (can(e.requestInfo?.auth, 'manage_users')) e.record!.ignoreEmailVisibility(true)
  return e.next()
}
