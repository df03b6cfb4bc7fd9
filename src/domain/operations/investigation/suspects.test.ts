import { describe, expect, it } from 'vitest'
import type { LogLine } from '../logs/log-entry'
import { isSaidByPart, suspectOf, upstreamOfCall } from './suspects'

const suspect = (category: string, message: string, more: Partial<LogLine> = {}) => {
  const { kind, name } = suspectOf({ level: 'error', category, message, ...more })
  return `${kind}: ${name}`
}

describe('the part that a line of trouble is about', () => {
  it.each([
    ['API_HEALTH', 'NFL scoreboard: down (server error), before healthy', 'upstream: NFL scoreboard'],
    ['API', 'A slow call (kind summary, league nfl, outcome success, ms 2701)', 'upstream: NFL summary'],
    ['API', 'A slow call (kind weather, ms 2500)', 'upstream: Weather service'],
    ['API', 'A picture could not be read (kind image, error gif)', 'upstream: Picture host'],
    ['API', 'A slow call (kind feed-core, ms 2500)', 'upstream: feed-core'],
    ['API', 'The feed failed (league nba, source late)', 'upstream: NBA scoreboard'],
    ['API', 'The feed failed (league curling)', 'upstream: scoreboard'],
    ['API', 'Timeout after 900 ms', 'upstream: Timeout after # ms'],
    ['REQUEST', 'A request failed 3 times', 'route: A request failed # times'],
    ['PERFORMANCE', 'Slow API call: /api/games/nfl/401 took 2500ms', 'route: /api/games/nfl/#'],
    ['PERFORMANCE', 'Long-running request: /api/boards has been running for 8000ms', 'route: /api/boards'],
    [
      'PERFORMANCE',
      'The page wrote: Slow API call: /api/boards',
      'route: The page wrote: Slow API call: /api/boards',
    ],
    ['AUTH', 'POST /api/account answered 500', 'sign-in: Signing in'],
    ['EDGE', 'The edge a has not taken changes (behind 9s)', 'edge: The edge a has not taken changes'],
    ['OUTBOX', 'A choice was refused (status 400)', 'outbox: A choice was refused'],
    ['SCREEN', 'GameCard: boom', 'component: GameCard'],
    ['SERVER', "The clock of this server and the feed's differ (seconds 3601)", 'clock: Clock'],
    ['SERVER', 'A letter was not sent (kind reset)', 'mail: Mail server'],
    ['SERVER', 'Letters wait (count 3)', 'mail: Mail server'],
    ['SERVER', 'The mail is late', 'mail: Mail server'],
    ['SERVER', 'SMTP refuses', 'mail: Mail server'],
    ['SERVER', 'A job failed 2 times (job newsletters)', 'server: A job failed # times'],
    ['SERVER', 'clockwork mailbox', 'server: clockwork mailbox'],
  ])('%s "%s" is about %s', (category, message, part) => {
    expect(suspect(category, message)).toBe(part)
  })

  it.each([
    ['A job failed (error database or disk is full (13))', 'Disk'],
    ['The disk is almost full (200 MB are free)', 'Disk'],
    ['DISK FULL', 'Disk'],
    ['write: no space left on device', 'Disk'],
    ['A job failed (error database is locked)', 'Database'],
    ['SQLite says no', 'Database'],
    ['attempt to write to something readonly', 'Database'],
    ['a read-only file', 'Database'],
    ['cannot write', 'Database'],
    ['constraint failed', 'Database'],
  ])('"%s" is trouble of the storage: %s, whichever part of the server tells it', (message, name) => {
    expect(suspect('SERVER', message)).toBe(`database: ${name}`)
    expect(suspect('REQUEST', 'GET /api/x answered 500', { metadata: { error: message } })).toBe(
      `database: ${name}`,
    )
    // A page means the storage of its own device.
    expect(suspect('SCREEN', `Board: ${message}`)).toBe('component: Board')
    expect(suspect('PERFORMANCE', `Slow API call: /api/x (${message})`)).toBe('route: /api/x')
  })

  it.each([
    ['storage', 'The database does not open: IndexedDB is refused', 'The database does not open'],
    ['SERVER', 'The disk is full', 'The disk is full'],
    ['API_HEALTH', 'NFL scoreboard: down', 'NFL scoreboard'],
    ['AUTH', 'Nobody gets in', 'Nobody gets in'],
    ['app', 'The clock stands still', 'The clock stands still'],
  ])('a line of a page tells of that page alone, also as %s "%s"', (category, message, name) => {
    expect(suspect(category, message, { sessionId: 'ab12cd34' })).toBe(`component: ${name}`)
  })

  it('a page knows which of its requests was slow', () => {
    const slow = 'Slow API call: /api/games/nfl/401 took 2500ms'
    expect(suspect('PERFORMANCE', slow, { sessionId: 'ab12cd34' })).toBe('route: /api/games/nfl/#')
  })

  it('an address names an upstream or a route better than words', () => {
    const metadata = { method: 'GET', url: '/api/games/nfl/401?x=1' }
    expect(suspect('API', 'Failed', { metadata })).toBe('upstream: /api/games/nfl/#')
    expect(suspect('REQUEST', 'Failed', { metadata })).toBe('route: GET /api/games/nfl/#')
    expect(suspect('REQUEST', 'Failed', { metadata: { url: '/api/x' } })).toBe('route: /api/x')
  })

  it('parts of a build that are gone are trouble of the deploy, others of the component', () => {
    const gone = { error: 'Failed to fetch dynamically imported module: /a.js', componentName: 'Settings' }
    const told = (more: Partial<LogLine>) =>
      suspect('SCREEN', 'Settings: failed', { metadata: gone, ...more })
    expect(told({ buildId: '0a1b' })).toBe('deploy: Parts of build 0a1b are gone')
    expect(told({})).toBe('deploy: Parts of build unknown are gone')
    expect(suspect('SCREEN', 'boom', { metadata: { componentName: 'GameCard' } })).toBe('component: GameCard')
  })
})

it.each([
  ['scoreboard', 'nfl', 'NFL scoreboard'],
  ['ai', '', 'AI provider'],
  ['weather', '', 'Weather service'],
  ['odd', '', 'odd'],
])('calls of kind %s for the league "%s" go to %s', (kind, league, name) => {
  expect(upstreamOfCall(kind, league)).toBe(name)
})

it.each([
  ['A letter was not sent (kind reset, error 550 refused)', true],
  ['A letter was not sent (kind reset, error timeout)', false],
  ['A job failed (error 550 refused)', false],
])('the mail server said itself what is wrong in "%s": %s', (message, isSaid) => {
  expect(isSaidByPart({ level: 'error', category: 'SERVER', message })).toBe(isSaid)
})
