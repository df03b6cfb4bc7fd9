import { isChoice, MOST_ENTRIES, type OutboxEntry } from './outbox-entry'

/** Far below the 64 KB that the server accepts as a body, even if all characters take several bytes. */
const MOST_LETTERS = 16_000

/**
 * The entries of one request: what people chose, then what the app wrote by itself, and log lines last, each the oldest
 * first. The server puts off log lines when it has enough for a day, and any entry that it fails to write, and none of
 * those may delay what people chose. An entry that is too large by itself is sent alone, so that the server can refuse
 * it.
 */
export function nextBatch<Entry extends OutboxEntry>(entries: readonly Entry[]): readonly Entry[] {
  const sorted = [...entries]
  sorted.sort((one, other) => rank(one) - rank(other) || one.at - other.at)
  let letters = 0
  return sorted.slice(0, MOST_ENTRIES).filter((entry, index) => {
    letters += JSON.stringify(entry).length
    return index === 0 || letters <= MOST_LETTERS
  })
}

function rank({ kind }: OutboxEntry): number {
  if (isChoice(kind)) return 0
  return kind === 'log' ? 2 : 1
}
