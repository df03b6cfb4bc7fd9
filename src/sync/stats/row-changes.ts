import { gamesOf } from '../../domain/board/board'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel } from '../../platform/timers'
import type { Storage } from '../../storage/storage'

export interface RowChanges {
  /** Product time; undefined for a game that is not on the board. */
  readonly changedAtMs: (id: string) => number | undefined
  readonly stop: Cancel
}

interface Seen {
  readonly row: Game
  readonly changedAtMs: number
}

/** Notes when each game of the stored board has changed. Storage returns the same object as long as a row is equal. */
export function followRowChanges(
  slug: GameSlug,
  { storage, clock }: { readonly storage: Storage; readonly clock: Pick<BrowserClock, 'now'> },
  onChange: (ids: readonly string[]) => void,
): RowChanges {
  let seen: ReadonlyMap<string, Seen> = new Map()
  const stop = storage.follow(
    () => storage.read('boards', slug),
    (stored) => {
      const rows = stored ? gamesOf(stored.board) : []
      const changed = rows.filter((row) => seen.get(row.id)?.row !== row).map(({ id }) => id)
      const changedAtMs = clock.now()
      seen = new Map(
        rows.map((row) => {
          const known = seen.get(row.id)
          // A later change than now was noted before the server set the clock back.
          const isKnown = known?.row === row && known.changedAtMs <= changedAtMs
          return [row.id, isKnown ? known : { row, changedAtMs }]
        }),
      )
      onChange(changed)
    },
  )
  return { changedAtMs: (id) => seen.get(id)?.changedAtMs, stop }
}
