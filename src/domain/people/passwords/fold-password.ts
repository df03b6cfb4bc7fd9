import { withoutCase } from '../../without-case'

const SWAPS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * The form that a password shares with its disguises: without case and accents, and with one letter for all signs that
 * people write in its place. A 1 can stand for l and for i, so l becomes i. Both sides of a comparison must be folded.
 */
export function foldPassword(password: string): string {
  return swapSigns(withoutCase(password))
}

/** Sign by sign, so that the result is as long as the text. */
export function swapSigns(text: string): string {
  return text.replace(/[@431!|l0$57]/g, (sign) => SWAPS[sign]!)
}

/** Without the digits and signs that people put behind a word to make it a password: `princess1!`. */
export function withoutEnding(password: string): string {
  return password.replace(/[^a-z]+$/i, '')
}

/** Without digits and signs in front of it, too: `12princess`. */
export function withoutEnds(password: string): string {
  return withoutEnding(password).replace(/^[^a-z]+/i, '')
}

/** Spaces and similar separators do not make a password harder to guess. */
export function withoutSeparators(password: string): string {
  return password.replace(/[\s._-]/g, '')
}
