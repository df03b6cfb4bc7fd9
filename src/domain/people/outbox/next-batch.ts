import { MOST_ENTRIES, type OutboxEntry } from './outbox-entry'

/** Far below the 64 KB that the server accepts as a body, even if all characters take several bytes. */
const MOST_LETTERS = 16_000

/**
 * The entries of one request, the oldest first. An entry that is too large by itself is sent alone, so that the server
 * can refuse it. Log lines come last: the server takes only a limited number a day, and the rest must not delay the
 * user's own entries.
 */
export function nextBatch<Entry extends OutboxEntry>(entries: readonly Entry[]): readonly Entry[] {
  const sorted = [...entries]
  sorted.sort((one, other) => Number(isLog(one)) - Number(isLog(other)) || one.at - other.at)
  let letters = 0
  return sorted.slice(0, MOST_ENTRIES).filter((entry, index) => {
    letters += JSON.stringify(entry).length
    return index === 0 || letters <= MOST_LETTERS
  })
}

function isLog({ kind }: OutboxEntry): boolean {
  return kind === 'log'
}
