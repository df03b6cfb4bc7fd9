import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PREFERENCES,
  formatPreferences,
  parsePreferences,
  withPreference,
  type Preferences,
} from './preferences'

describe('001 section 2: preferences', () => {
  it('have these defaults', () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      showSearchBar: true,
      autoRefresh: true,
      compactMode: false,
      showNotifications: true,
      soundEnabled: false,
      showDeveloperModeShortcut: false,
    })
  })

  const table: readonly [string | undefined, Partial<Preferences>][] = [
    [undefined, {}],
    ['', {}],
    ['{"compactMode":tr', {}],
    ['null', {}],
    ['[true]', {}],
    ['{"compactMode":true}', { compactMode: true }],
    ['{"compactMode":"true","soundEnabled":true}', { soundEnabled: true }],
    ['{"showSearchBar":false,"of_a_newer_version":1}', { showSearchBar: false }],
  ]
  it.each(table)('%s reads the defaults but %j', (text, changes) => {
    expect(parsePreferences(text)).toEqual({ ...DEFAULT_PREFERENCES, ...changes })
  })

  it('are read as they were written', () => {
    const changed = withPreference(DEFAULT_PREFERENCES, 'autoRefresh', false)
    expect(changed.autoRefresh).toBe(false)
    expect(parsePreferences(formatPreferences(changed))).toEqual(changed)
  })

  it('of any stored JSON never throw, and are all true or false', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(DEFAULT_PREFERENCES)), fc.jsonValue())
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      anything.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(text, (stored) => {
        const read = parsePreferences(stored)
        expect(Object.keys(read)).toEqual(Object.keys(DEFAULT_PREFERENCES))
        expect(Object.values(read).every((value) => typeof value === 'boolean')).toBe(true)
      }),
    )
  })
})
