import { expect, it } from 'vitest'
import { parsePageMessage } from './messages'

it('the worker hears what this version says, and what workbox-window says', () => {
  expect(parsePageMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' })
  const keep = { type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/a.png'] }
  expect(parsePageMessage({ ...keep, paths: [...keep.paths, 7, null, undefined] })).toEqual(keep)
})

it.each([
  { type: 'STARTED', v: 1 },
  { type: 'MAKE_WAY', v: 1 },
  { type: 'TELL_NEWS', v: 1, nowMs: 1 },
])('the worker accepts the message %j of this version only', (message) => {
  expect(parsePageMessage(message)).toEqual(message)
  expect(parsePageMessage({ ...message, v: 2 })).toBeUndefined()
})

it.each([
  null,
  'SKIP_WAITING',
  {},
  { type: 'KEEP_LOGOS', v: 2, paths: [] },
  { type: 'KEEP_LOGOS', v: 1 },
  { type: 'TELL_NEWS', v: 1 },
  { type: 'SOMETHING', v: 1, nowMs: 1 },
  { type: 'SOMETHING', v: 1, paths: [] },
  undefined,
])('the worker ignores the message %j', (data) => {
  expect(parsePageMessage(data)).toBeUndefined()
})
