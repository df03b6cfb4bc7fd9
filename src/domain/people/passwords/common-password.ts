import { foldPassword, withoutEnding, withoutEnds, withoutSeparators } from './fold-password'

/** The most used passwords, folded: made by `foldAll`. */
export type CommonPasswords = ReadonlySet<string>

export function foldAll(words: string): CommonPasswords {
  return new Set(foldPassword(words).trim().split(/\s+/))
}

/** Neither case, nor other signs for letters, nor digits around it make a common password a rare one. */
export function isCommonPassword(password: string, common: CommonPasswords): boolean {
  const joined = withoutSeparators(password)
  // Folding comes last: it makes letters of digits, which could then not be told from those behind a word.
  return [password, joined, withoutEnding(joined), withoutEnds(joined)].some((form) =>
    common.has(foldPassword(form)),
  )
}

export function weakPasswordText(): string {
  return "Let's make that password stronger! 🛡️"
}
