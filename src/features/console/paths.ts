import { ADMIN_TABS, type AdminTab } from '../../domain/operations/dashboard/admin-tabs'
import { CONSOLE_HOME } from '../../state/paths'

/** Each section has an address of its own; the first has that of the console. */
export function sectionPath(id: AdminTab): string {
  return id === 'dashboard' ? CONSOLE_HOME : `${CONSOLE_HOME}/${id}`
}

export function sectionAt(path: string): AdminTab | undefined {
  const bare = path.replace(/\/+$/, '')
  return ADMIN_TABS.find(({ id }) => sectionPath(id) === bare)?.id
}
