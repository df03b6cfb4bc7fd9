/**
 * The process's shared memory. Values are kept as text: PocketBase's store turns JavaScript objects into Go maps,
 * whose members have no order, and every runtime would see the others' changes half done.
 */

export function readShared<T>(key: string): T | undefined {
  const text = $app.store().get(key) as string | null
  return text ? (JSON.parse(text) as T) : undefined
}

export function writeShared(key: string, value: unknown): void {
  $app.store().set(key, JSON.stringify(value))
}
