import { describe, expect, it } from 'vitest'
import {
  AUTH_CALLBACK_PATH,
  boardPath,
  CONFIRM_EMAIL_PATH,
  CONSOLE_HOME,
  CONSOLE_PATH,
  dayPath,
  DEVELOPER_PATH,
  gamePath,
  HOME_PATH,
  RESET_PASSWORD_PATH,
  teamPath,
  VERIFY_PATH,
} from './paths'

describe('the pages', () => {
  it('stay where mails, providers and bookmarks lead', () => {
    expect([RESET_PASSWORD_PATH, CONFIRM_EMAIL_PATH, AUTH_CALLBACK_PATH]).toEqual([
      '/reset-password',
      '/confirm-email',
      '/auth/callback',
    ])
    expect([HOME_PATH, CONSOLE_HOME, DEVELOPER_PATH]).toEqual(['/all', '/admin/dashboard', '/developermode'])
  })

  it('of a league are below it, whatever a game or a team is called', () => {
    expect([boardPath('nfl'), dayPath('nfl', '2026-09-06')]).toEqual(['/nfl', '/nfl/day/2026-09-06'])
    expect([gamePath('nfl', '4/1'), teamPath('nfl', 'a b')]).toEqual(['/nfl/game/4%2F1', '/nfl/team/a%20b'])
  })

  it.each([
    ['/auth/v1/verify', true],
    ['/auth/v1/verify/', true],
    ['/auth/confirm', true],
    ['/auth/v1/verify/more', false],
    ['/auth/callback', false],
    ['/other/auth/confirm', false],
  ])('%s takes a mailed token: %s', (path, does) => {
    expect(VERIFY_PATH.test(path)).toBe(does)
  })

  it.each([
    ['/admin/dashboard', true],
    ['/admin/dashboard/', true],
    ['/admin/dashboard/api_calls', true],
    ['/admin/dashboard/api_calls/', true],
    ['/admin/dashboard/users/7', false],
    ['/admin/dashboard/7', false],
    ['/admin/dashboards', false],
    ['/other/admin/dashboard', false],
  ])('%s is the console: %s', (path, is) => {
    expect(CONSOLE_PATH.test(path)).toBe(is)
  })
})
