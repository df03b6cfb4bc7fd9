import { beforeEach, describe, expect, it } from 'vitest'
import type { GameAlert } from '../../domain/people/game-alerts/game-alert'
import { createHandTime, settle } from '../testing/hand-time'
import { createAlertTeller, WAIT_FOR_LOOKING_PAGE_MS } from './tell-alerts'

const NOW = 10_000_000
const ALERT: GameAlert = { id: 'a', kind: 'final', slug: 'nfl', gameId: '1', title: 't', body: 'b', at: NOW }

describe('an alert on a device', () => {
  let time = createHandTime()
  let shown: string[] = []
  /** The alerts that all pages of this device together have claimed. */
  let claimed = new Set<string>()
  beforeEach(() => {
    time = createHandTime()
    shown = []
    claimed = new Set()
  })

  function page(changes: { readonly isLookedAt?: boolean; readonly mayTell?: boolean } = {}) {
    const tell = createAlertTeller({
      timers: time.timers,
      now: () => NOW,
      isLookedAt: () => changes.isLookedAt ?? false,
      mayTell: () => changes.mayTell ?? true,
      claim: async (key) => {
        const isFirst = !claimed.has(key)
        claimed.add(key)
        return isFirst
      },
      show: async ({ id }) => void shown.push(id),
    })
    return (alert: Partial<GameAlert> = {}, readTo = 0) =>
      tell({ rules: [], alerts: [{ ...ALERT, ...alert }], readTo })
  }
  const pass = async () => {
    await time.pass(WAIT_FOR_LOOKING_PAGE_MS)
    await settle()
  }

  it('is shown once, however often its page hears of it', async () => {
    const hear = page()
    hear()
    hear()
    await pass()
    hear()
    await pass()
    expect(shown).toEqual(['a'])
  })

  it('is shown beside others while it is less than half an hour old', async () => {
    const hear = page()
    hear()
    hear({ id: 'b', at: NOW - 29 * 60_000 })
    await pass()
    expect(shown).toEqual(['a', 'b'])
  })

  it('is shown by only one of several pages', async () => {
    page()()
    page()()
    await pass()
    expect(shown).toEqual(['a'])
  })

  it('is not shown by any page while one of them has that very game open', async () => {
    page()()
    page({ isLookedAt: true })()
    await pass()
    expect(shown).toEqual([])
  })

  it.each([
    ['was read elsewhere', {}, NOW],
    ['is half an hour old', { at: NOW - 30 * 60_000 }, 0],
  ])('is not shown when it %s', async (_what, changes, readTo) => {
    page()(changes, readTo)
    await pass()
    expect(shown).toEqual([])
  })

  it('is neither shown nor claimed by a page that may not show alerts', async () => {
    page({ mayTell: false })()
    await pass()
    expect([shown, claimed.size]).toEqual([[], 0])
  })
})
