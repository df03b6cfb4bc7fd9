import { describe, expect, it } from 'vitest'
import { settingsSections, sheetDrag } from './settings-sheet'

describe('001 section 2: settings', () => {
  it('has four sections and that of the API keys; those that are not built yet are left out (issue 13)', () => {
    const labels = (soon: Parameters<typeof settingsSections>[0]) =>
      settingsSections(soon).map(({ label }) => label)
    expect(labels([])).toEqual(['Profile', 'My Teams', 'My Players', 'Preferences', 'API Keys'])
    expect(labels(undefined)).toEqual(['Profile', 'My Teams', 'Preferences', 'API Keys'])
    expect(labels(['teams', 'players'])).toEqual(['Profile', 'Preferences', 'API Keys'])
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
