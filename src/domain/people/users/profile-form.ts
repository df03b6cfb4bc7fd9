/** What is sent of an entered display name: trimmed; an empty one is not sent. */
export function displayNameToSend(entered: string): string | undefined {
  return entered.trim() || undefined
}

/** The display name of a new account. */
export function joinedName(firstName: string, lastName: string): string {
  return [firstName.trim(), lastName.trim()].filter((name) => name !== '').join(' ')
}
