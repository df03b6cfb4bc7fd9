/** The code of the answer to who comes while too many passwords are being judged; the page then tries again by itself. */
export const CROWDED = 'crowded'

/** After so long a few dozen others have had their turn. */
export const CROWD_PASSES_S = 2

export function crowdedText(): string {
  return 'Many people are signing in right now. Please try again in a moment.'
}
