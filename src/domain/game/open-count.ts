export interface Count {
  readonly balls: number
  readonly strikes: number
}

/** `2-1`; none once a fourth ball or third strike has ended it, though the feed shows it until the next batter is up. */
export function openCount(count: Count | undefined): string | undefined {
  const isOpen = count !== undefined && count.balls < 4 && count.strikes < 3
  return isOpen ? `${count.balls}-${count.strikes}` : undefined
}
