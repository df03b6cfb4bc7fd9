/**
 * When a choice was made that is known already (product time in milliseconds). A time that is still to come is from
 * before the server's clock was set back: nobody knows when that was, so every other choice counts as later.
 */
export function knownTime(at: number, nowMs: number): number {
  return at > nowMs ? 0 : at
}
