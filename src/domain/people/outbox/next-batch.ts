import { MOST_ENTRIES, type OutboxEntry } from './outbox-entry'

/** Far below the 64 KB that the server reads of a body, whatever letters it is made of. */
const MOST_LETTERS = 16_000

/**
 * The entries of one request, the oldest first. One that is too large by itself goes alone: somebody has to refuse it.
 * Lines of the log come last: of them the server takes only so many a day, and what is left must not hold up the user.
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
