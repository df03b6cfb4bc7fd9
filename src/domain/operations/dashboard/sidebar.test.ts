import { describe, expect, it } from 'vitest'
import { initiallyCollapsed, sidebarAt } from './sidebar'

describe('002 section 2: sidebar', () => {
  it.each([
    [1024, true, { kind: 'rail', widthUnits: 16 }],
    [1024, false, { kind: 'wide', widthUnits: 64 }],
    [1023, true, { kind: 'drawer', open: false }],
    [1023, false, { kind: 'drawer', open: true }],
  ])('%d px, collapsed %s: %j', (width, collapsed, sidebar) => {
    expect(sidebarAt(width, collapsed)).toEqual(sidebar)
  })

  it.each([
    [1440, 'true', true],
    [1440, 'false', false],
    [1440, null, false],
    [1440, undefined, false],
    [1440, 'nonsense', false],
    [1024, 'false', false],
    [1023, 'false', true],
    [390, 'false', true],
    [390, null, true],
  ])(
    'at %d px with %s stored it begins collapsed: %s (true on narrow screens)',
    (width, stored, collapsed) => {
      expect(initiallyCollapsed(width, stored)).toBe(collapsed)
    },
  )
})
