/** Control characters, and those that turn the direction of what follows them. Nobody sees them, and all see their effect. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A name of a person as it is stored: it stands in lists and sentences, and changes nothing around it there. */
export function storedName(entered: string): string {
  return entered.replace(INVISIBLE, '').trim()
}
