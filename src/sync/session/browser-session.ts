import { createAccountApi } from '../../backend/account-api'
import { createApiKeyApi } from '../../backend/api-key-api'
import { createOwnAccountApi } from '../../backend/own-account-api'
import { readStoredSession, writeStoredSession } from '../../backend/stored-session'
import { watchUser } from '../../backend/user-events'
import { browserConnectivity } from '../../platform/connectivity'
import { localValues } from '../../platform/local-values'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { pageVisibility } from '../../platform/visibility'
import { onReturn } from '../page-ports'
import { browserProvider } from './browser-provider'
import type { PrivateTopics } from './private-topics'
import type { SessionPorts, SessionStorage } from './ports'

/** The real ports of a session. */
export function createSessionPorts(
  topics: PrivateTopics,
  { onSession, onDeleted }: Pick<SessionPorts, 'onSession' | 'onDeleted'>,
): SessionPorts {
  return {
    storage: browserSessionStorage,
    api: { ...createAccountApi(), ...createOwnAccountApi(), ...createApiKeyApi() },
    provider: browserProvider,
    // Some computers call themselves offline while answers come.
    isOnline: () => browserConnectivity.isOnline() || serverReach.state().kind === 'reached',
    watchUser: (id, listener) => topics.whileSeen((live) => watchUser(live, id, listener)),
    // All tabs wake at once; one that is hidden opens its user's stream when it is seen, and asks then.
    onWake: (run) => onReturn(() => pageVisibility.isVisible() && run()),
    onSession,
    onDeleted,
  }
}

const browserSessionStorage: SessionStorage = {
  read: () => readStoredSession(),
  write: (stored) => writeStoredSession(stored),
  clear: () => localValues.remove(STORAGE_KEYS.session),
  onOtherTab(run) {
    // A cleared storage names no key. A page that wakes from the browser's cache has missed the event.
    const listener = ({ key }: StorageEvent) => (key === STORAGE_KEYS.session || key === null) && run()
    addEventListener('storage', listener)
    const stopShown = pageVisibility.onShown(run)
    return () => {
      removeEventListener('storage', listener)
      stopShown()
    }
  },
}
