import { afterSpending } from './spent-minute'

/** The budget for what the server asks on its own. */
export const OURSELVES = 'ourselves'

/** How many upstream requests may be made in a minute (wall time) for questions that no board needs. */
export interface Budget {
  readonly name: string
  readonly perMinute: number
  /** A part of the budget, so that one caller cannot use up everything. */
  readonly perAsker: number
}

/**
 * Whether one more such request may be made. A caller who keeps asking for new games cannot make the server ask the
 * feed without end, and only that caller is refused. What the server asks on its own may use the whole budget.
 */
export function spend({ name, perMinute, perAsker }: Budget, asker: string): boolean {
  const minute = Math.floor(Date.now() / 60_000)
  const limits = { perMinute, perAsker: asker === OURSELVES ? perMinute : perAsker }
  let isSpent = false
  $app.store().setFunc(`budget:${name}`, (old: string | null) => {
    const after = afterSpending(old ?? '', minute, asker, limits)
    isSpent = after !== undefined
    return after ?? old
  })
  return isSpent
}

/** When the budget of a minute begins anew. */
export function secondsUntilBudget(): number {
  return 60 - (Math.floor(Date.now() / 1000) % 60)
}

export const SPENT = {
  kind: 'refused',
  status: 429,
  message: 'Too many different requests. Please try again in a minute.',
} as const
