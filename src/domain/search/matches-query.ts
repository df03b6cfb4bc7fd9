import type { Game, Team } from '../game/game'
import { withoutCase } from '../without-case'
import { isOneTypo } from './one-typo'

/** The shortest word in which a typo is forgiven: below that too much would match. */
const FORGIVING_LENGTH = 5

/** Letters beyond Latin ones without accents, and halves of emoji; dashes, quotes and arrows lie between the ranges. */
const OTHER_SCRIPT = /[\u00c0-\u1fff\u3040-\uffff]/

/** A game is found by either of its teams. */
export function isGameFound(game: Game, query: string): boolean {
  return isTeamFound(game.homeTeam, query) || isTeamFound(game.awayTeam, query)
}

/**
 * A substring or the beginning of a word of name, abbreviation or display name always matches, and so does a word of
 * five letters or more with one typo. It is not enough that the letters come in order. An empty query matches
 * everything.
 */
export function isTeamFound(
  { name, abbreviation, displayName }: Pick<Team, 'name' | 'abbreviation' | 'displayName'>,
  query: string,
): boolean {
  return [name, abbreviation, displayName].some((text) => isTextFound(text, query))
}

export function isTextFound(text: string, query: string): boolean {
  const wanted = plain(query)
  const found = plain(text)
  // A query in another script becomes empty, but unlike an empty query it must match nothing.
  if (wanted === '' && OTHER_SCRIPT.test(query)) return false
  // `a & m` means `a&m`, and so may `am`. But a typed ampersand does not mean the letters beside it alone: Alabama.
  const simplify = wanted.includes('&') ? joinAmpersands : dropAmpersands
  return isFound(found, wanted) || isFound(simplify(found), simplify(wanted))
}

function isFound(found: string, wanted: string): boolean {
  if (found.includes(wanted)) return true
  const typed = wanted.split(' ')
  const words = found.split(' ')
  return typed.every((word) => words.some((candidate) => isWordFound(candidate, word)))
}

function isWordFound(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  return typed.length >= FORGIVING_LENGTH && word.length >= FORGIVING_LENGTH && isOneTypo(typed, word)
}

function joinAmpersands(text: string): string {
  return text.replace(/ ?& ?/g, '&')
}

function dropAmpersands(text: string): string {
  return text.replace(/&/g, '')
}

/** The form to compare: without case, accents, the points of `St. Louis`, and apostrophes, which phones make curly. */
function plain(text: string): string {
  return withoutCase(text)
    .replace(/[.'\u2018\u2019\u02bb]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim()
}
