import { describe, expect, it } from 'vitest'
import { adoptPreferences } from './adopt-preferences'
import { DEFAULT_PREFERENCES } from './preferences'

const values = { ...DEFAULT_PREFERENCES, compactMode: true, showSearchBar: false }
const onServer = { compactMode: { on: false, at: 2000 }, soundEnabled: { on: true, at: 0 } }
const adopt = (owner: string, at: object, unsent: readonly string[] = []) =>
  adoptPreferences(
    { values, times: { owner, at }, unsent: new Set(unsent), user: 'ann', guest: 'guest' },
    onServer,
  )

describe('preferences from the server', () => {
  it('count one by one, also against a device whose times are ahead, but not against changes it has still to send', () => {
    const adopted = adopt('ann', { compactMode: 3000, showSearchBar: 1000 }, ['compactMode'])
    expect(adopted.values).toEqual({ ...values, soundEnabled: true })
    expect(adopted.times).toEqual({
      owner: 'ann',
      at: { compactMode: 3000, showSearchBar: 1000, soundEnabled: 0 },
    })
    expect(adopted.toSend).toEqual([])
    expect(adopt('ann', { compactMode: 3000 }).values.compactMode).toBe(false)
  })

  it('replace those of a guest, whose other choices the account takes over', () => {
    const adopted = adopt('guest', { compactMode: 3000, showSearchBar: 1000 })
    expect(adopted.values).toMatchObject({ compactMode: false, showSearchBar: false })
    expect(adopted.toSend).toEqual([{ change: { showSearchBar: false }, at: 1000 }])
    expect(adopted.times.at).toEqual({ compactMode: 2000, showSearchBar: 1000, soundEnabled: 0 })
  })

  it('replace those of another user, from whom nothing is taken over', () => {
    const adopted = adopt('ben', { compactMode: 3000, showSearchBar: 1000 })
    expect(adopted.values.compactMode).toBe(false)
    expect(adopted.times).toEqual({ owner: 'ann', at: { compactMode: 2000, soundEnabled: 0 } })
    expect(adopted.toSend).toEqual([])
    expect(adopted.values).toEqual({ ...DEFAULT_PREFERENCES, soundEnabled: true })
  })

  it('replace what another user left on the device, also when a guest has chosen something since', () => {
    const adopted = adopt('guest', { soundEnabled: 1000 })
    expect(adopted.values.showSearchBar).toBe(DEFAULT_PREFERENCES.showSearchBar)
  })

  it('leave what the device chose before times were kept, also when they come again', () => {
    expect(adopt('', {}).values.showSearchBar).toBe(false)
    expect(adopt('ann', {}).values.showSearchBar).toBe(false)
  })
})
