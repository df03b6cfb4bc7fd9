import { describe, expect, it } from 'vitest'
import { adoptPreferences } from './adopt-preferences'
import { DEFAULT_PREFERENCES } from './preferences'

const values = { ...DEFAULT_PREFERENCES, compactMode: true, showSearchBar: false }
const told = { compactMode: { on: false, at: 2000 }, soundEnabled: { on: true, at: 0 } }
const adopt = (owner: string, at: object, untold: readonly string[] = []) =>
  adoptPreferences(
    { values, times: { owner, at }, untold: new Set(untold), user: 'ann', guest: 'guest' },
    told,
  )

describe('preferences that the server tells', () => {
  it('count field by field, also against a device that is ahead, but not against what it has yet to hear', () => {
    const adopted = adopt('ann', { compactMode: 3000, showSearchBar: 1000 }, ['compactMode'])
    expect(adopted.values).toEqual({ ...values, soundEnabled: true })
    expect(adopted.times).toEqual({
      owner: 'ann',
      at: { compactMode: 3000, showSearchBar: 1000, soundEnabled: 0 },
    })
    expect(adopted.tell).toEqual([])
    expect(adopt('ann', { compactMode: 3000 }).values.compactMode).toBe(false)
  })

  it('count against a guest, whose other choices the account takes over', () => {
    const adopted = adopt('guest', { compactMode: 3000, showSearchBar: 1000 })
    expect(adopted.values).toMatchObject({ compactMode: false, showSearchBar: false })
    expect(adopted.tell).toEqual([{ change: { showSearchBar: false }, at: 1000 }])
    expect(adopted.times.at).toEqual({ compactMode: 2000, showSearchBar: 1000, soundEnabled: 0 })
  })

  it('count against another user, of whom nothing is taken over', () => {
    const adopted = adopt('ben', { compactMode: 3000, showSearchBar: 1000 })
    expect(adopted.values.compactMode).toBe(false)
    expect(adopted.times).toEqual({ owner: 'ann', at: { compactMode: 2000, soundEnabled: 0 } })
    expect(adopted.tell).toEqual([])
  })
})
