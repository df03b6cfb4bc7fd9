import type { Game } from './game'

/** The feed's note about a game as such, `NBA All-Star Game`; empty where the headline is only that of an article about it. */
export function noteOf({ headline = '', headlines = [] }: Game): string {
  return headlines.includes(headline) ? '' : headline
}
