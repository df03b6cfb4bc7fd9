const KEY = 'ts-rescues'
/** A rescue longer ago has helped. */
const IN_A_ROW_MS = 5 * 60_000

/** How often in a row this tab has reloaded its page for want of a script; 0 where the tab cannot remember it. */
export function rescuesInARow(): number {
  try {
    const [count, at] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
    return count && Math.abs(Date.now() - at!) < IN_A_ROW_MS ? count : 0
  } catch {
    return 0
  }
}

export function countRescue(): void {
  try {
    sessionStorage.setItem(KEY, `${rescuesInARow() + 1} ${Date.now()}`)
  } catch {
    // A browser without cookies remembers nothing.
  }
}
