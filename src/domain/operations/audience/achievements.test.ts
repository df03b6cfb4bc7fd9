import { expect, it } from 'vitest'
import { achievementsEarned, achievementsText } from './achievements'

it('an achievement counts once for each who earned it', () => {
  const earned = { powerUsers: 2, explorers: 1, regulars: 0 }
  expect(achievementsEarned(earned)).toBe(3)
  expect(achievementsText(earned)).toBe('2 power users, 1 explorer, 0 regulars')
})
