import { describe, expect, it } from 'vitest'
import { settingsSections, sheetDrag } from './settings-sheet'

describe('001 section 2: settings', () => {
  it('has four sections; My Players stays Soon (design 6.17)', () => {
    const labels = settingsSections().map(({ label }) => label)
    expect(labels).toEqual(['Profile', 'My Teams', 'My Players (Soon)', 'Preferences'])
    expect(settingsSections().filter(({ isOpen }) => !isOpen)).toHaveLength(1)
  })

  it('says Soon of teams too as long as they are not built', () => {
    const labels = settingsSections(['teams', 'players']).map(({ label }) => label)
    expect(labels).toEqual(['Profile', 'My Teams (Soon)', 'My Players (Soon)', 'Preferences'])
  })

  it.each([
    [-20, 0, false],
    [0, 0, false],
    [130, 130, false],
    [131, 131, true],
    [200, 200, true],
    [450, 200, true],
  ])('a drag of %d px is shown as %d and closes: %s', (px, shownPx, closes) => {
    expect(sheetDrag(px)).toEqual({ shownPx, closes })
  })
})
