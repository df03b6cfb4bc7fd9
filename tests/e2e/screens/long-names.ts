import { randomUUID } from 'node:crypto'
import type { Product } from '../../support/product'
import { createRecord, makeUser } from '../../support/users'

/** Sixty letters without a blank, letters from right to left, and pictures instead of letters. */
const NAMES: readonly (readonly [first: string, last: string])[] = [
  [
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochus',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  ],
  [
    'عبدالرحمنالمستنصرباللهبنمحمدالقسطنطينيالاسكندرانيالمغربيالاند',
    'בןגוריוןלביתהלחמיהירושלמיהתלאביביהחיפאיהנצרתיהבארשבעיהאשדודי',
  ],
  ['🏈🏀⚾🏒⛳🏆🏈🏀⚾🏒⛳🏆🏈🏀', '👩🏽‍🚀'],
]

/** People who are there now and came on enough days to be power users. A search for `q` finds them and nobody else. */
export async function seedLongNames(product: Product, q: string): Promise<void> {
  for (const [first, last] of NAMES) {
    const email = `${'a'.repeat(32)}.${q}.${randomUUID().slice(0, 8)}@supporters.example`
    const { id } = await makeUser(product, { record: { first_name: first, last_name: last, email } })
    for (const day of [21, 22, 23, 24, 25])
      await createRecord(product, 'user_sessions', {
        user_id: id,
        session_start: `2026-10-${day} 17:20:00.000Z`,
        last_activity: `2026-10-${day} 18:29:00.000Z`,
        current_sport: 'NFL',
        sports_opened: 'NFL PGA',
        is_active: day === 25,
        device_type: 'mobile',
      })
  }
}
