import { expect, it } from 'vitest'
import { RECENT_CHANGES } from './recent-changes'

it('000 section 7: recent odds changes are 20 by default', () => {
  expect(RECENT_CHANGES).toBe(20)
})
