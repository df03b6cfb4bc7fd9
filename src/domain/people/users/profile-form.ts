/** What is sent of an entered display name: trimmed; an empty one is not sent. */
export function displayNameToSend(entered: string): string | undefined {
  return entered.trim() || undefined
}

/** What the server takes: two names of a hundred characters and the space between them are one more. */
const LONGEST_DISPLAY_NAME = 200

/** The display name of a new account. */
export function joinedName(firstName: string, lastName: string): string {
  return cutDisplayName(`${firstName.trim()} ${lastName.trim()}`.trim())
}

/** As much of a name as is kept. */
export function cutDisplayName(name: string): string {
  return Array.from(name).slice(0, LONGEST_DISPLAY_NAME).join('').trim()
}
