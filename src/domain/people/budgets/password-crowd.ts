/** The code of the answer while the server checks too many passwords at once; the page then tries again by itself. */
export const CROWDED = 'crowded'

/** In this time the server checks the passwords of a few dozen others. */
export const CROWD_PASSES_S = 2

export function crowdedText(): string {
  return 'Many people are signing in right now. Please try again in a moment.'
}
