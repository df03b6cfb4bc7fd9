/** A simple pattern: no spaces, one @, a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}
