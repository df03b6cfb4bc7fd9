import { afterSpending } from './spent-minute'

/** Whose budget is spent by what the server asks by itself. */
export const OURSELVES = 'ourselves'

/** How many upstream requests may be made in a minute (wall time) for questions that no board gives rise to. */
export interface Budget {
  readonly name: string
  readonly perMinute: number
  /** A part of it, so that no asker can use up what the others have. */
  readonly perAsker: number
}

/**
 * Whether one more such request may be made. Whoever asks for ever new games cannot make the server ask the feed without
 * end, and is the only one who is told that it was too much. What we ask by ourselves may take all of it.
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

export const SPENT = {
  kind: 'refused',
  status: 503,
  message: 'Too many different requests. Please try again in a minute.',
} as const
