/** The years in which players began the Tour Championship under par, by their place in the season. */
const FIRST_YEAR = 2019
const LAST_YEAR = 2024

/** Whether totals hold strokes that no round has, so that the rounds do not add up to them. */
export function hasHeadStart(name: string, start: string | undefined): boolean {
  const year = Number(start?.slice(0, 4))
  return /^(the )?tour championship\b/i.test(name) && year >= FIRST_YEAR && year <= LAST_YEAR
}
