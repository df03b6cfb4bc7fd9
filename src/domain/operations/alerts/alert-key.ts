const LONGEST = 300

/**
 * A text by which the database knows an alert again. The database keeps no half of a character, and a key must be the
 * same when it comes back from there.
 */
export function alertKey(text: string): string {
  return text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')
}
