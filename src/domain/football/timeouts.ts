const TIMEOUTS = 3

/** Three pips, lit for each timeout left; none at all when the feed does not say. */
export function timeoutPips(left = NaN): readonly boolean[] {
  if (!Number.isFinite(left)) return []
  return Array.from({ length: TIMEOUTS }, (_, pip) => pip < left)
}
