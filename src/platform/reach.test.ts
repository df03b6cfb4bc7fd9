import { describe, expect, it } from 'vitest'
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

describe('when somebody looks at the page again', () => {
  let now = 0
  let isOnline = true
  const open = () => {
    now = NOW
    isOnline = true
    return createReachWatch(
      () => now,
      () => isOnline,
    )
  }

  it('a loss of hours ago says nothing about now: its time begins anew', () => {
    const watch = open()
    isOnline = false
    watch.failed()
    now += 3_600_000
    isOnline = true
    watch.lookAgain()
    expect(watch.state()).toEqual({ kind: 'lost', sinceMs: now, isOffline: false })
  })

  it('a loss that was just found stays as it is', () => {
    const watch = open()
    watch.failed()
    now += 60_000
    watch.failed()
    now += 5000
    watch.lookAgain()
    expect(watch.state()).toEqual({ kind: 'lost', sinceMs: NOW, isOffline: false })
  })

  it('a server that answers is not lost by that', () => {
    const watch = open()
    now += 3_600_000
    watch.lookAgain()
    expect(watch.state()).toEqual({ kind: 'reached' })
  })
})
