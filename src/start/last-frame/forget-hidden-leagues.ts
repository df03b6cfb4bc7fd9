import { hiddenLeagues } from '../../domain/tabs/hidden-leagues'
import { lastFrames } from '../../platform/last-frames'
import type { Storage } from '../../storage/storage'

/**
 * A league that operators hide must not show its old scores when the next visit begins. What another page has kept of
 * it meanwhile is forgotten at the next start.
 */
export function forgetHiddenLeagues(storage: Storage): void {
  let before: ReadonlySet<string> = new Set()
  storage.follow(
    async () => hiddenLeagues(await storage.readAll('heads')),
    (hidden) => {
      for (const slug of hidden) if (!before.has(slug)) void lastFrames.forgetLeague(slug)
      before = hidden
    },
  )
}
