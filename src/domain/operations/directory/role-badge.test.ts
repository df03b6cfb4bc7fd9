import { describe, expect, it } from 'vitest'
import { roleBadge } from './role-badge'

describe('002 section 2: role badge colours', () => {
  it.each([
    ['superuser', 'purple'],
    ['admin', 'blue'],
    ['user', 'green'],
    ['guest', 'neutral'],
    [undefined, 'green'],
    ['', 'green'],
    [' Admin ', 'blue'],
  ])('%s: %s (purple superuser, blue admin, green user, neutral otherwise)', (role, colour) => {
    expect(roleBadge(role).colour).toBe(colour)
  })

  it('default role user', () => {
    expect(roleBadge(undefined).text).toBe('user')
    expect(roleBadge(' Admin ').text).toBe('Admin')
  })
})
