import { readShared, writeShared } from './shared-values'

/** The most windows of one computer; a place with more screens than that has more computers. */
const MOST_SCREENS = 8

let known: Promise<string> | undefined

/**
 * The id by which operators know this screen, the same from start to start. It is random, so that nobody guesses the id
 * of another screen. A computer with several walls has several windows: each has an id of its own while it is open.
 */
export function screenId(): Promise<string> {
  known ??= freeNumber().then(idOf)
  return known
}

async function idOf(number: number): Promise<string> {
  const kept = await readShared(`screen-${number}`)
  if (kept !== undefined) return kept
  const id = randomId()
  void writeShared(`screen-${number}`, id)
  return id
}

/** The first number that no other window has. Without locks, as in plain http on a local network, it is always 0. */
async function freeNumber(): Promise<number> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | null)
  if (!locks) return 0
  for (let number = 0; number < MOST_SCREENS; number++)
    if (await takeLock(locks, `ts-screen-${number}`)) return number
  return 0
}

/** Takes the lock and holds it until the page is gone. */
function takeLock(locks: LockManager, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise(() => undefined) : undefined
      })
      .catch(() => resolve(false))
  })
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(15))].map((byte) => (byte % 36).toString(36)).join('')
}
