import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials'

describe('001 section 2 (golf leaderboard): headshot initials', () => {
  it.each([
    ['Rory McIlroy', 'RM'],
    ['Byeong Hun An', 'BH'],
    ['Lowry/McIlroy', 'LM'],
    ['Åberg', 'Å'],
    [' rory  mcilroy', 'RM'],
    ['Lowry & McIlroy, Team', 'LM'],
    ['', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
