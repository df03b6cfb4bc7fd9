import { describe, expect, it } from 'vitest'
import { adoptPreferences } from './adopt-preferences'
import { DEFAULT_PREFERENCES } from './preferences'

const values = { ...DEFAULT_PREFERENCES, compactMode: true, showSearchBar: false }
const onServer = { compactMode: { on: false, at: 2000 }, soundEnabled: { on: true, at: 0 } }
const NOW = 4000
const DEVICE = { values, refused: new Set<string>(), user: 'ann', guest: 'guest', nowMs: NOW }
const adopt = (owner: string, at: object, unsent: readonly string[] = []) =>
  adoptPreferences({ ...DEVICE, times: { owner, at }, unsent: new Set(unsent) }, onServer)

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

describe('preferences that a restored server has lost', () => {
  const HOUR_MS = 3_600_000
  const later = (hours: number, more: object = {}) =>
    adoptPreferences(
      {
        ...DEVICE,
        times: { owner: 'ann', at: { compactMode: 3000, showSearchBar: 1000 } },
        unsent: new Set(),
        nowMs: NOW + hours * HOUR_MS,
        ...more,
      },
      onServer,
    )

  it('are sent again, once, and stay as they are on the device', () => {
    const adopted = later(1)
    expect(adopted.toSend).toEqual([{ change: { showSearchBar: false }, at: 1000 }])
    expect(adopted.values.showSearchBar).toBe(false)
    expect(later(2, { times: adopted.times }).toSend).toEqual([])
  })

  it('get a time that the server takes if theirs is too long ago', () => {
    expect(later(24 * 100).toSend[0]!.at).toBe(NOW + 24 * (100 - 22) * HOUR_MS)
  })

  it('are not those that still wait, nor those whose refusal the user has yet to decide about', () => {
    const names = new Set(['showSearchBar'])
    expect(later(1, { unsent: names }).toSend).toEqual([])
    const { toSend, times } = later(1, { refused: names })
    expect(toSend).toEqual([])
    // The user discards it: then what the device shows is not sent after all.
    expect(later(2, { times }).toSend).toEqual([])
  })
})
