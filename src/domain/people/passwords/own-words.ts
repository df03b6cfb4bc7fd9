import { withoutCase } from '../../without-case'
import { foldPassword, swapSigns } from './fold-password'

/** Words of the product, which attackers try first. */
const PRODUCT_WORDS = [
  'turbo',
  'scoreboard',
  'scores',
  'score',
  'live',
  'sports',
  'sport',
  'ncaaf',
  'ncaab',
  'ncaa',
  'nfl',
  'nba',
  'mlb',
  'nhl',
  'pga',
  'ryder',
  'football',
  'baseball',
  'basketball',
  'hockey',
  'golf',
] as const

/** Shorter names do not count: somebody called Jo may have a password with these two letters in it. */
const SHORTEST_WORD = 3
/** Digits of a year and two more signs beside such words do not make a password strong. */
const DIGITS_OF_A_YEAR = 4
const MOST_OTHER_SIGNS = 2

/** The address and the names of the password's owner. */
export type OwnTexts = readonly string[]

/**
 * Whether a password is hardly more than the words that attackers try first: the product's and its owner's.
 */
export function isMadeOfKnownWords(password: string, own: OwnTexts): boolean {
  const plain = withoutCase(password)
  const rest = withoutWords(plain, [...PRODUCT_WORDS, ...own.flatMap(wordsOf)].map(foldPassword))
  return rest !== plain && countOtherSigns(rest) <= MOST_OTHER_SIGNS
}

/** The text with a space in place of each word. */
function withoutWords(plain: string, words: readonly string[]): string {
  // The longest first, or `scores` would leave its s.
  const longestFirst = Array.from(words)
  longestFirst.sort((a, b) => b.length - a.length)
  return longestFirst.reduce((left, word) => {
    // Words are found in the folded text but removed from the plain text, whose digits are still digits.
    const at = swapSigns(left).split(word)
    let end = 0
    return at.map((piece) => left.slice(end, (end += piece.length + word.length) - word.length)).join(' ')
  }, plain)
}

/** `Ann.Fan@mail.example` is all of it, then ann.fan, ann, fan, mail.example, mail and example. */
function wordsOf(text: string): string[] {
  const all = [text.trim(), ...text.split('@'), ...text.split(/[\s@._+-]/)]
  return [...new Set(all)].filter((word) => Array.from(word).length >= SHORTEST_WORD)
}

function countOtherSigns(rest: string): number {
  const digits = rest.replace(/\D/g, '').length
  const letters = Array.from(rest.replace(/[\d\s!-/:-@[-`{-~]/g, '')).length
  return letters + Math.max(0, digits - DIGITS_OF_A_YEAR)
}
