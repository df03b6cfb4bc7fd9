import { describe, expect, it } from 'vitest'
import { menuLabel, profileMenu, type MenuSituation } from './profile-menu'

const now = { themeLabel: 'Midnight', isFullscreen: false }

describe('001 section 2: the profile menu', () => {
  const table: readonly [string, MenuSituation, string][] = [
    ['guests see a Sign In button', { smallScreen: false }, 'Sign In'],
    ['a user', { role: 'user', smallScreen: false }, 'Midnight, Fullscreen, Settings, Sign Out'],
    ['an admin', { role: 'admin', smallScreen: false }, 'Midnight, Fullscreen, Settings, Sign Out'],
    [
      'Logging for superusers only',
      { role: 'superuser', smallScreen: false },
      'Midnight, Fullscreen, Logging, Settings, Sign Out',
    ],
    [
      'Fullscreen hidden on small screens',
      { role: 'superuser', smallScreen: true },
      'Midnight, Logging, Settings, Sign Out',
    ],
  ]
  it.each(table)('%s: %j', (_who, situation, labels) => {
    const entries = profileMenu(situation)
    expect(entries.map((entry) => menuLabel(entry, now)).join(', ')).toBe(labels)
  })

  it('Fullscreen becomes Exit Fullscreen', () => {
    expect(menuLabel('fullscreen', { ...now, isFullscreen: true })).toBe('Exit Fullscreen')
  })
})
