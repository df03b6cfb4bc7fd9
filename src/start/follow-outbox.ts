import { readStoredSession } from '../backend/stored-session'
import { isObject } from '../domain/json'
import { parseJson } from '../domain/parse-json'
import { productNow } from '../platform/clock'
import { localValues } from '../platform/local-values'
import { writeShared } from '../platform/shared-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { noop } from '../platform/timers'
import { adoptServerChoicesAtom } from '../state/adopt-server-choices'
import { lastDeliveryMsAtom, outboxAtom } from '../state/outbox'
import { sessionAtom, type Session } from '../state/session'
import type { Store } from '../state/store'
import { takeOverGuestFavourites } from '../storage/guest-favourites'
import { waitingEntries } from '../storage/outbox'
import { refusedEntries } from '../storage/refused-entries'
import type { Storage } from '../storage/storage'
import { adoptFavourites } from '../sync/outbox/adopt-choices'
import { createOutboxPorts, watchChoices } from '../sync/outbox/browser-outbox'
import { startOutboxSync } from '../sync/outbox/outbox-sync'
import { createLostFavourites } from '../sync/outbox/send-lost-favourites'
import type { PrivateTopics } from '../sync/session/private-topics'

interface Ports {
  readonly storage: Storage
  readonly store: Store
  readonly topics: PrivateTopics
  readonly onDenied: () => void
}

/** Sends what the user does, and brings what the user's other devices have chosen. Starts when the first scores are painted. */
export function followOutbox({ storage, store, topics, onDenied }: Ports): void {
  const sendLostFavourites = createLostFavourites(storage)
  const outbox = startOutboxSync(
    createOutboxPorts(storage, {
      onDenied,
      async onChoices(user, { preferences, favourites }) {
        // A user who has left meanwhile leaves nothing here, and changes none of this device's switches.
        const hasLeft = () => userOf(store.get(sessionAtom)) !== user
        if (hasLeft()) return
        await adoptFavourites(storage, user, favourites)
        await sendLostFavourites(user, favourites, productNow())
        const entries = await storage.readAll('outbox')
        const [waiting, refused] = [waitingEntries(entries, user), refusedEntries(entries, user)]
        if (!hasLeft()) store.set(adoptServerChoicesAtom, { user, preferences, waiting, refused })
      },
      onDelivered: () => noteDelivery(store),
    }),
  )
  store.set(outboxAtom, { send: () => outbox.exchange() })

  let followed: string | undefined
  let unwatch = noop
  const follow = async () => {
    const user = userOf(store.get(sessionAtom))
    const stored = readStoredSession()
    void writeShared('session', user && stored ? { user, token: stored.token } : undefined)
    if (user === followed) return
    followed = user
    unwatch()
    unwatch = noop
    store.set(lastDeliveryMsAtom, readDelivery(user))
    if (!user) return
    await takeOverGuestFavourites(storage, user, productNow())
    // A user who has left meanwhile is not followed any more.
    if (followed !== user) return
    unwatch = watchChoices(topics, storage, user, outbox)
    outbox.exchange()
  }
  store.sub(sessionAtom, () => void follow())
  void follow()
}

function userOf(session: Session): string | undefined {
  return session.kind === 'signed-in' ? session.user.id : undefined
}

function noteDelivery(store: Store): void {
  const user = userOf(store.get(sessionAtom))
  if (!user) return
  const at = productNow()
  store.set(lastDeliveryMsAtom, at)
  localValues.write(STORAGE_KEYS.outboxDelivered, JSON.stringify({ user, at }))
}

/** The last delivery from this device may have been another user's. */
function readDelivery(user: string | undefined): number | undefined {
  const stored = parseJson(localValues.read(STORAGE_KEYS.outboxDelivered))
  if (!isObject(stored) || user === undefined || stored['user'] !== user) return undefined
  return typeof stored['at'] === 'number' ? stored['at'] : undefined
}
