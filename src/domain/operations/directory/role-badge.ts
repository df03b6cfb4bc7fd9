export type BadgeColour = 'purple' | 'blue' | 'green' | 'neutral'

export interface RoleBadge {
  readonly text: string
  readonly colour: BadgeColour
}

const COLOURS: ReadonlyMap<string, BadgeColour> = new Map([
  ['superuser', 'purple'],
  ['admin', 'blue'],
  ['user', 'green'],
])

export function roleBadge(role: string | undefined): RoleBadge {
  const text = role?.trim() || 'user'
  return { text, colour: COLOURS.get(text.toLowerCase()) ?? 'neutral' }
}
