let strangers = 0

/** An address in a network from which nobody has come yet. */
export function freshAddress(): string {
  strangers += 1
  return `${20 + (strangers % 200)}.${Math.floor(strangers / 200) % 250}.7.7`
}

/** A mail address that no account has. */
export function freshEmail(): string {
  strangers += 1
  return `stranger-${strangers}@fans.example`
}
