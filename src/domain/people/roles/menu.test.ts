import { describe, expect, it } from 'vitest'
import { menuEntries, menuLabel, type MenuSituation } from './menu'

const desktop = {
  hasLines: false,
  hasBoard: false,
  hasDays: false,
  smallScreen: false,
  hasFullscreen: true,
  canInstall: false,
}
const phone = { ...desktop, smallScreen: true }

describe('000 section 2: mobile menu; 001 section 2: the dropdown of the header', () => {
  const table: readonly [string, MenuSituation, string][] = [
    [
      'guests can sign in',
      desktop,
      'All Leagues, Auto-scroll, (Cosmic or Midnight), Fullscreen, Settings, Sign In',
    ],
    [
      'signed-in users get Settings, Sign Out',
      { ...desktop, role: 'user' },
      'All Leagues, Game Alerts, Auto-scroll, (Cosmic or Midnight), Fullscreen, Settings, Sign Out',
    ],
    [
      'Logging is for superusers only: not for an admin',
      { ...desktop, role: 'admin' },
      'All Leagues, Game Alerts, Auto-scroll, (Cosmic or Midnight), Fullscreen, Settings, Sign Out',
    ],
    [
      'Logging is for superusers only',
      { ...desktop, role: 'superuser' },
      'All Leagues, Game Alerts, Auto-scroll, (Cosmic or Midnight), Fullscreen, Logging, Settings, Sign Out',
    ],
    [
      'Fullscreen is hidden on small screens',
      { ...phone, role: 'superuser' },
      'All Leagues, Game Alerts, Auto-scroll, (Cosmic or Midnight), Logging, Settings, Sign Out',
    ],
    [
      'and where the browser never gives it',
      { ...desktop, hasFullscreen: false },
      'All Leagues, Auto-scroll, (Cosmic or Midnight), Settings, Sign In',
    ],
    [
      'a league with games has other days',
      { ...phone, hasDays: true },
      'All Leagues, Other Days, Auto-scroll, (Cosmic or Midnight), Settings, Sign In',
    ],
    [
      'who may see betting lines can look at those that moved',
      { ...phone, role: 'user', hasLines: true },
      'All Leagues, Line Moves, Game Alerts, Auto-scroll, (Cosmic or Midnight), Settings, Sign Out',
    ],
    [
      'a board can be taken along, and everybody learns so',
      { ...phone, hasBoard: true },
      'All Leagues, Export, Auto-scroll, (Cosmic or Midnight), Settings, Sign In',
    ],
    [
      'the app can be installed where the browser does that',
      { ...phone, canInstall: true },
      'All Leagues, Auto-scroll, (Cosmic or Midnight), Install App, Settings, Sign In',
    ],
  ]
  it.each(table)('%s: %j', (_who, situation, labels) => {
    const words = menuEntries(situation).map((entry) =>
      entry === 'theme' ? '(Cosmic or Midnight)' : menuLabel(entry),
    )
    expect(words.join(', ')).toBe(labels)
  })

  it('Fullscreen becomes Exit Fullscreen', () => {
    expect([menuLabel('fullscreen', false), menuLabel('fullscreen', true)]).toEqual([
      'Fullscreen',
      'Exit Fullscreen',
    ])
  })
})
