/** A coming part, and how many names below a place wait for it. */
export interface Waiting {
  readonly part: 'offline' | 'accounts' | 'console'
  readonly place: string
  readonly names: number
}

/**
 * Rules that stand and are tested, but which nothing of the product calls yet. The list only shrinks: whoever wires a
 * rule lowers its number, and once the console stands the list is empty.
 */
export const WAITING: readonly Waiting[] = [
  { part: 'console', place: 'src/domain/operations/api-calls', names: 1 },
  { part: 'console', place: 'src/domain/operations/dashboard', names: 1 },
  { part: 'console', place: 'src/domain/operations/logs', names: 5 },
  { part: 'console', place: 'src/domain/operations/sessions', names: 3 },
  { part: 'console', place: 'src/domain/operations/statistics.ts', names: 1 },
  { part: 'accounts', place: 'src/domain/people/sign-in', names: 1 },
  { part: 'console', place: 'src/domain/people/roles', names: 1 },
  // The whole of what section 3 tells of a season; the boards take only parts of it.
  { part: 'console', place: 'src/domain/seasons/season-info.ts', names: 1 },
  { part: 'console', place: 'src/domain/seasons/showcase.ts', names: 1 },
  // Times of rules above, and of caches that come with the offline half.
  { part: 'console', place: 'src/domain/time/intervals.ts', names: 10 },
]
