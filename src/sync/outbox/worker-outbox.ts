import { outboxBody, parseOutboxReply, type OutboxReply } from '../../backend/parse-outbox'
import type { OutboxEntry } from '../../domain/people/outbox/outbox-entry'
import { runAlone } from '../../platform/run-alone'
import { readShared } from '../../platform/shared-values'
import { createNativeDevice } from '../../storage/native-device'
import { createStorage } from '../../storage/storage'
import { tellLiveQueries } from '../../storage/tell-live-queries'
import { adoptFavourites } from './adopt-choices'
import { deliver, type OutboxUser } from './deliver'
import { OUTBOX } from './names'

const TIMEOUT_MS = 10_000

/**
 * Sends the waiting entries when the browser says that there is a network, perhaps with no page open. Throws if the
 * server could not be reached, so that the browser tries again. Ignores preferences in the answer: pages ask for them
 * when they open.
 */
export async function sendFromWorker(open: () => Promise<IDBDatabase>): Promise<void> {
  const storage = createStorage(createNativeDevice(open))
  const delivery = await runAlone(OUTBOX, () =>
    deliver(
      {
        storage,
        send,
        readUser,
        async onChoices(user, { favourites }) {
          // A user who has left meanwhile leaves nothing here.
          if ((await readUser())?.id === user) await adoptFavourites(storage, user, favourites)
        },
      },
      false,
    ),
  )
  tellLiveQueries()
  if (delivery === 'failed') throw new Error('The server did not take what waits')
}

async function readUser(): Promise<OutboxUser | undefined> {
  const session = await readShared('session')
  return session && { id: session.user, token: session.token }
}

async function send(token: string, entries: readonly OutboxEntry[]): Promise<OutboxReply> {
  try {
    const response = await fetch('/api/outbox', {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(outboxBody(entries)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return parseOutboxReply(response.status, await response.json())
  } catch {
    return { kind: 'failed' }
  }
}
