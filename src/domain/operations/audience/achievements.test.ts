import { expect, it } from 'vitest'
import { achievementsEarned, achievementsText } from './achievements'

it('an achievement counts once for each who earned it', () => {
  const earned = { powerUsers: 4, explorers: 1, regulars: 2 }
  expect(achievementsEarned(earned)).toBe(7)
  expect(achievementsText(earned)).toBe('4 power users, 1 explorer, 2 regulars')
  expect(achievementsText({ ...earned, regulars: 0 })).toContain('0 regulars')
})
