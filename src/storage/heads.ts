import type { BoardHead } from '../domain/board/board'
import { MINUTE_MS } from '../domain/time/intervals'
import type { StoredHead } from '../domain/tabs/stored-tab'
import type { Storage } from './storage'

/**
 * Writes heads that changed, and heads that were confirmed so long ago that they would grow stale. The rest is left
 * alone, so that the league bar draws only when there is something new.
 */
export function saveHeads(storage: Storage, heads: readonly BoardHead[], checkedAtMs: number): Promise<void> {
  const said = new Map<string, BoardHead>(heads.map((head) => [head.id, head]))
  return storage.change('heads', [...said.keys()], (stored, key) => {
    const head = said.get(key)
    return head && !isAlreadyStored(head, stored, checkedAtMs) ? { ...head, checkedAtMs } : undefined
  })
}

/** Confirms that all stored heads are still true. */
export async function confirmHeads(storage: Storage, checkedAtMs: number): Promise<void> {
  const ids = (await storage.readAll('heads')).map(({ id }) => id)
  return storage.change('heads', ids, (stored) => stored && { ...stored, checkedAtMs })
}

function isAlreadyStored(head: BoardHead, stored: StoredHead | undefined, nowMs: number): boolean {
  return (
    stored !== undefined && isEqual(head, stored) && Math.abs(nowMs - (stored.checkedAtMs ?? 0)) < MINUTE_MS
  )
}

function isEqual(a: BoardHead, b: StoredHead): boolean {
  return (Object.keys(a) as (keyof BoardHead)[]).every((member) => a[member] === b[member])
}
