import { can } from './can'

/** Only the owner sees an address, except users who manage users and need it. */
export function showEmailToManagers(e: core.RecordEnrichEvent): void {
  if (can(e.requestInfo?.auth, 'manage_users')) e.record!.ignoreEmailVisibility(true)
  return e.next()
}
