/** A simple pattern: no spaces, one @, a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

/** Signs that mail programs read: `fan<ann@b.test>` is an address with a name, and its mail goes to ann@b.test. */
const SIGNS = /["(),:;<>[\\\]]/

/**
 * An entered address as it is stored and compared: without the space around it, in lower case. Undefined when it is no
 * address, or has a letter beyond ASCII: such a letter can look like another one, so that the address looks like
 * somebody else's. Domains of other scripts can be written in their ASCII form (`xn--…`). Undefined also for one of many
 * ways to write the same inbox, which would each have its own letters of a day.
 */
export function storedEmailAddress(entered: string): string | undefined {
  const address = entered.trim()
  const isPlain = /^[\x21-\x7e]+$/.test(address) && !SIGNS.test(address)
  return isPlain && isEmailAddress(address) ? address.toLowerCase() : undefined
}
