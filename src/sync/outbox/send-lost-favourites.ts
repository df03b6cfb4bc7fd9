import type { Choices } from '../../backend/parse-outbox'
import { lostFavourites } from '../../domain/people/favourites/lost-favourites'
import { resendTime } from '../../domain/people/outbox/lost-choice'
import { saveChoice } from '../../storage/favourites'
import type { Storage } from '../../storage/storage'

/**
 * Sends choices again that the server had and has lost. `known` is a complete answer. Each choice is sent once in a
 * page's life, or a server that never names it would be asked without end. An entry that is still there needs no other:
 * it waits, or the server has refused it and its user decides.
 */
export function createLostFavourites(storage: Pick<Storage, 'readAll' | 'save'>) {
  const sent = new Set<string>()
  return async (user: string, known: Choices['favourites'], nowMs: number): Promise<void> => {
    // Read before the entries: of a new choice the entry is written first.
    const rows = await storage.readAll('favourites')
    const entries = await storage.readAll('outbox')
    const kept = new Set(entries.filter((entry) => entry.user === user).map(({ body }) => body['team']))
    const own = rows.filter(({ owner, team, key }) => owner === user && !kept.has(team) && !sent.has(key))
    for (const choice of lostFavourites(own, known, nowMs)) {
      sent.add(choice.key)
      await saveChoice(storage, { ...choice, at: resendTime(choice.at, nowMs) })
    }
  }
}
