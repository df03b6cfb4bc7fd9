import { expect, it } from 'vitest'
import { createLongRequests, createSlowRequests } from './slow-requests'

const slow = { url: '/api/boards/nfl?x=1', durationMs: 2500.4 }

it('a slow request to our own server gets a line, without its query', () => {
  expect(createSlowRequests()(slow, 0)).toBe('Slow API call: /api/boards/nfl took 2500ms')
})

it.each([
  ['one that was quick', { ...slow, durationMs: 2000 }],
  ['the stream, which never ends', { ...slow, url: '/api/realtime' }],
  ['a picture of somebody else', { ...slow, url: 'https://images.example/a.png' }],
  ['one with a password in its name', { ...slow, url: '/api/account/password' }],
  ['one during which the page slept', { ...slow, durationMs: 3_600_000 }],
])('%s gets no line', (_what, request) => {
  expect(createSlowRequests()(request, 0)).toBeUndefined()
})

it('a request that took as long as any request may gets a line', () => {
  const told = createSlowRequests()({ ...slow, durationMs: 10_000 }, 0)
  expect(told).toBe('Slow API call: /api/boards/nfl took 10000ms')
})

it('a request that gets no line costs the next one nothing', () => {
  const tell = createSlowRequests()
  // In whole milliseconds, as lines tell them, it was not slow.
  expect(tell({ ...slow, durationMs: 2000.4 }, 0)).toBeUndefined()
  expect(tell(slow, 1000)).toBe('Slow API call: /api/boards/nfl took 2500ms')
})

it('a flood of slow requests gets one line a minute, which tells how many got none', () => {
  const tell = createSlowRequests()
  const told = [0, 10_000, 59_999, 60_000, 70_000].map((nowMs) => tell(slow, nowMs))
  const line = 'Slow API call: /api/boards/nfl took 2500ms'
  expect(told).toEqual([line, undefined, undefined, `${line}; 2 more since the last line`, undefined])
})

it('002 section 9: a request still running after 5 s is told, once, without its query', () => {
  const tell = createLongRequests()
  const running = [
    { url: '/api/games/nfl/1?x=1', leftAt: 0 },
    { url: '/api/account/password', leftAt: 0 },
    { url: '/api/boards/nfl', leftAt: 4000 },
  ]
  expect(tell(running, 5000)).toEqual([])
  const line = 'Long-running request: /api/games/nfl/1 has been running for 8000ms'
  expect(tell(running, 8000)).toEqual([line])
  expect(tell(running, 8900)).toEqual([])
  expect(tell([...running, { url: '/api/games/nfl/1?x=1', leftAt: 9000 }], 18_000)).toEqual([
    'Long-running request: /api/boards/nfl has been running for 14000ms',
    'Long-running request: /api/games/nfl/1 has been running for 9000ms',
  ])
  expect(tell([...running, { url: '/api/odds/nfl', leftAt: 4000 }], 19_000)).toEqual([
    'Long-running request: /api/odds/nfl has been running for 15000ms',
  ])
})
