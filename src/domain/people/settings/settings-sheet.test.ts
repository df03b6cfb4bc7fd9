import { describe, expect, it } from 'vitest'
import { SETTINGS_SECTIONS, sheetDrag } from './settings-sheet'

describe('001 section 2: settings', () => {
  it('has its sections, and that of the API keys (issue 13)', () => {
    const labels = SETTINGS_SECTIONS.map(({ label }) => label)
    expect(labels).toEqual(['Profile', 'My Teams', 'My Players (Soon)', 'Preferences', 'API Keys'])
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
