import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePermissions, parseOverrides, permissionsAfterLoad } from './effective-permissions'
import { PERMISSIONS, permissionsOfTier } from './permission'
import { TIERS } from './tier'

const aTier = fc.constantFrom(...TIERS)
const anOverride = fc.dictionary(fc.constantFrom<string>(...PERMISSIONS, 'unheard_of'), fc.boolean())

describe('001 section 6: server-supplied permissions are merged over the tier defaults', () => {
  it('a grant adds', () => {
    const can = effectivePermissions('registered', { view_betting_odds: true })
    expect(can).toEqual([...permissionsOfTier('registered'), 'view_betting_odds'])
  })

  it('a refusal takes away', () => {
    const can = effectivePermissions('guest', { view_game_details: false })
    expect(can).toEqual(['view_live_scores', 'access_nfl'])
  })

  it('without any overrides the tier decides', () => {
    for (const tier of TIERS) expect(effectivePermissions(tier, {})).toEqual(permissionsOfTier(tier))
  })

  it('what is not a known name with true or false is left out', () => {
    const read = parseOverrides({ api_access: true, export_data: 'yes', access_nba: null, fly: true })
    expect(read).toEqual({ api_access: true })
    expect([null, 'x', [true], 7].map(parseOverrides)).toEqual([{}, {}, {}, {}])
  })

  it('on a load failure it falls back to registered permissions', () => {
    for (const tier of TIERS) {
      expect(permissionsAfterLoad(tier, { kind: 'failed' })).toEqual(permissionsOfTier('registered'))
    }
  })

  it('a reply is merged over the tier', () => {
    const permissions = { view_betting_odds: false, export_data: true }
    const can = permissionsAfterLoad('verified', { kind: 'loaded', permissions })
    expect(can).toContain('export_data')
    expect(can).not.toContain('view_betting_odds')
    expect(can).toContain('view_detailed_stats')
  })
})

describe('permissions only grow with tier', () => {
  it('whatever the overrides', () => {
    fc.assert(
      fc.property(aTier, aTier, anOverride, (one, other, raw) => {
        const [low, high] = [one, other].toSorted((a, b) => TIERS.indexOf(a) - TIERS.indexOf(b))
        const more = effectivePermissions(high!, parseOverrides(raw))
        for (const permission of effectivePermissions(low!, parseOverrides(raw))) {
          expect(more).toContain(permission)
        }
      }),
    )
  })
})

it('whatever the server replies, only known permissions are read from it, in their order', () => {
  fc.assert(
    fc.property(aTier, fc.jsonValue(), (tier, permissions) => {
      const can = permissionsAfterLoad(tier, { kind: 'loaded', permissions })
      expect(PERMISSIONS.filter((permission) => can.includes(permission))).toEqual(can)
    }),
  )
})
