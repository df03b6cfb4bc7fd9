import { storedName } from './stored-name'

/** The entered display name as it is sent: as it is stored; an empty one is not sent. */
export function displayNameToSend(entered: string): string | undefined {
  return storedName(entered) || undefined
}

/** The most that the server takes: one less than two names of a hundred characters and a space. */
const LONGEST_DISPLAY_NAME = 200

/** The display name of a new account. */
export function joinedName(firstName: string, lastName: string): string {
  return cutDisplayName(`${firstName.trim()} ${lastName.trim()}`.trim())
}

/** The name, cut to the length that the server takes. */
export function cutDisplayName(name: string): string {
  return Array.from(name).slice(0, LONGEST_DISPLAY_NAME).join('').trim()
}
