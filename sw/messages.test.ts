import { expect, it } from 'vitest'
import { parsePageMessage } from './messages'

it('the worker hears what this version says, and what workbox-window says', () => {
  expect(parsePageMessage({ type: 'SKIP_WAITING' })).toEqual({ type: 'SKIP_WAITING' })
  const keep = { type: 'KEEP_LOGOS', v: 1, paths: ['/api/image/a.png'] }
  expect(parsePageMessage({ ...keep, paths: [...keep.paths, 7, null, undefined] })).toEqual(keep)
})

it('makes way for the next version', () => {
  expect(parsePageMessage({ type: 'MAKE_WAY', v: 1 })).toEqual({ type: 'MAKE_WAY', v: 1 })
})

it.each([null, 'SKIP_WAITING', {}, { type: 'KEEP_LOGOS', v: 2, paths: [] }, { type: 'KEEP_LOGOS', v: 1 }])(
  'the worker does not hear %j',
  (data) => {
    expect(parsePageMessage(data)).toBeUndefined()
  },
)
