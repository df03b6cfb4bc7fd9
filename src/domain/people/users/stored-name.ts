/** Control characters, and those that change the text direction: they are invisible but change the text. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Shows at least one sign, rather than only space, joiners and fillers, which some fonts draw as nothing. */
const VISIBLE =
  /[^\u034f\s\ufe00-\ufe0f\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u206f\u2800\u3164\ufeff\uffa0]/

/**
 * A person's name as it is stored. It appears in lists and sentences and must not change the text around it there. A
 * name of which nothing can be seen is empty, so that forms ask for another and lists show who it is.
 */
export function storedName(entered: string): string {
  const name = entered.replace(INVISIBLE, '').trim()
  return VISIBLE.test(name) ? name : ''
}
