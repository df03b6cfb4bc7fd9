import type { AccountApi } from '../../backend/account-api'
import type { ApiKeyApi } from '../../backend/api-key-api'
import type { OwnAccountApi } from '../../backend/own-account-api'
import type { StoredSession } from '../../backend/stored-session'
import type { UserListener } from '../../backend/user-events'
import type { Session } from '../../domain/people/users/session'
import type { Cancel } from '../../platform/timers'
import type { ProviderPorts } from './provider-calls'

/** The one session of this device; its tabs share it. */
export interface SessionStorage {
  read(): StoredSession | undefined
  write(stored: Pick<StoredSession, 'token' | 'record'>): void
  clear(): void
  /** Another tab signed in or out. */
  onOtherTab(run: () => void): Cancel
}

export interface SessionPorts {
  readonly storage: SessionStorage
  readonly api: AccountApi & OwnAccountApi & ApiKeyApi
  readonly isOnline: () => boolean
  readonly provider: ProviderPorts
  /** Follows the user's own record while somebody looks at the page. */
  readonly watchUser: (id: string, listener: UserListener) => Cancel
  readonly onWake: (run: () => void) => Cancel
  readonly onSession: (session: Session) => void
  /** The account of this user was deleted, here or elsewhere. */
  readonly onDeleted: (user: string) => void
}
