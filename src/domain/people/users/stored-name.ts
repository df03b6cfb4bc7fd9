/** Control characters, and those that change the text direction: they are invisible but change the text. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A person's name as it is stored. It appears in lists and sentences and must not change the text around it there. */
export function storedName(entered: string): string {
  return entered.replace(INVISIBLE, '').trim()
}
