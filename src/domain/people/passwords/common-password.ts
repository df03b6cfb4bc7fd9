import { foldPassword, withoutEnding, withoutEnds, withoutSeparators } from './fold-password'

/** The most used passwords in folded form, as `foldAll` makes them. */
export type CommonPasswords = ReadonlySet<string>

/** A page has no list: 3,000 passwords are too much to load for a form, so the server knows them and refuses. */
export const NO_LIST: CommonPasswords = new Set()

export function foldAll(words: string): CommonPasswords {
  return new Set(foldPassword(words).trim().split(/\s+/))
}

/** A common password stays common with another case, other signs for its letters, or digits around it. */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  const joined = withoutSeparators(password)
  // Folding comes last, because it turns digits into letters, and then the digits behind a word would not be
  // found.
  return [password, joined, withoutEnding(joined), withoutEnds(joined)].some((form) =>
    common.has(foldPassword(form)),
  )
}

export function weakPasswordText(): string {
  return "Let's make that password stronger! 🛡️"
}
