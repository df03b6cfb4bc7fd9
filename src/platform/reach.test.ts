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

describe('an answer that breaks off', () => {
  const open = () =>
    createReachWatch(
      () => NOW,
      () => true,
    )
  const NFL = '/api/boards/nfl'

  it('means that the server is lost, until all of it comes: small answers may come all the while', () => {
    const watch = open()
    for (let turn = 0; turn < 5; turn++) {
      watch.brokeOff(NFL)
      watch.answered('/api/time')
    }
    expect(watch.state().kind).toBe('lost')
    watch.answered(NFL)
    expect(watch.state().kind).toBe('reached')
  })

  it('says nothing of the server when only that one breaks off, always, while another board comes whole', () => {
    const watch = open()
    watch.brokeOff(NFL)
    watch.answered('/api/boards/nba')
    watch.brokeOff(NFL)
    expect([watch.state().kind, watch.brokenOffPath()]).toEqual(['lost', NFL])
    watch.brokeOff(NFL)
    expect([watch.state().kind, watch.brokenOffPath()]).toEqual(['reached', undefined])
    watch.brokeOff(NFL)
    expect(watch.state().kind).toBe('reached')
  })

  it('counts again once it came whole, and so does any other answer', () => {
    const watch = open()
    for (let turn = 0; turn < 3; turn++) watch.brokeOff(NFL)
    watch.answered('/api/boards/nba')
    expect(watch.state().kind).toBe('reached')
    watch.brokeOff('/api/boards')
    expect(watch.state().kind).toBe('lost')
    watch.answered('/api/boards')
    watch.answered(NFL)
    watch.brokeOff(NFL)
    expect(watch.state().kind).toBe('lost')
  })
})
