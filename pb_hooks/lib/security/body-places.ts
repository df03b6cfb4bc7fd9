/** PocketBase has 64 runtimes ready. This many may wait for slow bodies, and this many for those of one address. */
const PLACES = 32
const PLACES_OF_ONE = 16
const KEY = 'body-places'

type Waiting = Readonly<Record<string, number>>

/** Takes a place to wait for a slow body and returns how to leave it; undefined when all are taken. */
export function takePlace(address: string): (() => void) | undefined {
  let isTaken = false
  change((waiting) => {
    const all = Object.values(waiting).reduce((sum, count) => sum + count, 0)
    const own = waiting[address] ?? 0
    isTaken = all < PLACES && own < PLACES_OF_ONE
    return isTaken ? { ...waiting, [address]: own + 1 } : waiting
  })
  return isTaken ? () => leavePlace(address) : undefined
}

function leavePlace(address: string): void {
  change(({ [address]: own = 0, ...others }) => (own > 1 ? { ...others, [address]: own - 1 } : others))
}

/** Runs under the store's lock, since many requests come and go at once. */
function change(how: (waiting: Waiting) => Waiting): void {
  $app.store().setFunc(KEY, (old: string | null) => JSON.stringify(how(JSON.parse(old ?? '{}') as Waiting)))
}
