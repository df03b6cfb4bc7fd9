import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverReach } from '../platform/reach'
import { onLook, onWake, pagePorts } from './page-ports'
import { stubPage, stubValues } from './testing/stub-page'

let page: ReturnType<typeof stubPage>
beforeEach(() => void (page = stubPage()))
afterEach(() => vi.unstubAllGlobals())

function loseServerAndFindIt() {
  serverReach.failed()
  serverReach.answered()
}

const SIGNS = [
  ['the page is looked at', () => page.become('visible')],
  ['the browser says that the network is back', () => page.hear('online')],
  ['the page goes on after its browser had frozen it', () => page.hear('resume')],
] as const

describe('whoever waits to ask again', () => {
  it.each([...SIGNS, ['the server answers again', loseServerAndFindIt] as const])(
    'asks when %s, until they leave',
    (_what, happen) => {
      const ask = vi.fn()
      const leave = onWake(ask)
      happen()
      expect(ask).toHaveBeenCalledTimes(1)
      leave()
      happen()
      expect(ask).toHaveBeenCalledTimes(1)
    },
  )

  it('does not ask when the page is hidden', () => {
    const ask = vi.fn()
    const leave = onWake(ask)
    page.become('hidden')
    leave()
    expect(ask).not.toHaveBeenCalled()
  })
})

it('a check whether the server is there is not woken by the server’s answer', () => {
  const ask = vi.fn()
  const leave = onLook(ask)
  loseServerAndFindIt()
  expect(ask).not.toHaveBeenCalled()
  for (const [, happen] of SIGNS) happen()
  leave()
  expect(ask).toHaveBeenCalledTimes(SIGNS.length)
})

it('a page refreshes by itself unless its viewer has turned that off', () => {
  const values = stubValues('localStorage')
  expect(pagePorts.autoRefresh()).toBe(true)
  values.set('ts-preferences', '{"autoRefresh":false}')
  expect(pagePorts.autoRefresh()).toBe(false)
  // On a wall nobody could ask for anything.
  document.documentElement.dataset['kiosk'] = ''
  expect(pagePorts.autoRefresh()).toBe(true)
})
