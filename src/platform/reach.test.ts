import { expect, it } from 'vitest'
import { createReachWatch } from './reach'

const NOW = 1000

it('a browser that calls itself offline is not believed while the server answers', () => {
  const watch = createReachWatch(
    () => NOW,
    () => false,
  )
  expect(watch.state()).toEqual({ kind: 'reached' })
  watch.failed()
  expect(watch.state()).toEqual({ kind: 'lost', sinceMs: NOW, isOffline: true })
  watch.answered()
  expect(watch.state()).toEqual({ kind: 'reached' })
})
