import { foldPassword, swapSigns, withoutCase } from './fold-password'

/** What the password is for says it before anything else. */
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

/** Somebody called Jo may have a password with these two letters in it. */
const SHORTEST_WORD = 3
/** Beside such words: a year counts nothing, and two letters or digits more are still none of one's own. */
const DIGITS_OF_A_YEAR = 4
const MOST_OTHER_SIGNS = 2

/** What the owner of a password is called: address and names. */
export type OwnTexts = readonly string[]

/** Whether it is hardly more than words that anybody tries first: the product's, and those of its owner. */
export function isMadeOfKnownWords(password: string, own: OwnTexts): boolean {
  const plain = withoutCase(password)
  const rest = withoutWords(plain, [...PRODUCT_WORDS, ...own.flatMap(wordsOf)].map(foldPassword))
  return rest !== plain && signsOfItsOwn(rest) <= MOST_OTHER_SIGNS
}

/** With a space in place of each word. */
function withoutWords(plain: string, words: readonly string[]): string {
  // The longest first, or `scores` would leave its s.
  const longestFirst = Array.from(words)
  longestFirst.sort((a, b) => b.length - a.length)
  return longestFirst.reduce((left, word) => {
    // Found in the folded text, taken out of the plain one, whose digits are still digits.
    const at = swapSigns(left).split(word)
    let end = 0
    return at.map((piece) => left.slice(end, (end += piece.length + word.length) - word.length)).join(' ')
  }, plain)
}

/** `Ann.Fan@mail.example` is all of it, then ann.fan, ann, fan, mail.example, mail and example. */
function wordsOf(text: string): string[] {
  const all = [text.trim(), ...text.split('@'), ...text.split(/[\s@._+-]+/)]
  return [...new Set(all)].filter((word) => Array.from(word).length >= SHORTEST_WORD)
}

function signsOfItsOwn(rest: string): number {
  const digits = rest.replace(/\D/g, '').length
  const letters = Array.from(rest.replace(/[\d\s!-/:-@[-`{-~]/g, '')).length
  return letters + Math.max(0, digits - DIGITS_OF_A_YEAR)
}
