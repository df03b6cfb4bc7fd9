import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepEntryState } from './keep-entry-state'

describe('the state of a history entry whose address a page changes', () => {
  const STATE = { search: 'lal', fromBoard: true, overPage: 7, belowLayers: 8 }
  let before: string
  beforeEach(() => {
    before = location.href
    history.replaceState(STATE, '', '/nba?kiosk')
  })
  afterEach(() => history.replaceState(null, '', before))

  const stateAfter = (to: string, options?: { replace?: boolean; state?: unknown }) => {
    const went: unknown[] = []
    keepEntryState((...call) => void went.push(call), to, options)
    return went
  }

  it('stays with the page, but is no longer below the layers', () => {
    const { belowLayers: _below, ...kept } = STATE
    for (const to of ['/nba?kiosk=nba,mlb', '/nba#top', '/nba'])
      expect(stateAfter(to, { replace: true })).toEqual([[to, { replace: true, state: kept }]])
  })

  it('is for another page only the mark of the layers', () => {
    expect(stateAfter('/mlb?kiosk', { replace: true })).toEqual([
      ['/mlb?kiosk', { replace: true, state: { overPage: 7 } }],
    ])
    history.replaceState(null, '', '/nba')
    expect(stateAfter('/mlb', { replace: true })).toEqual([['/mlb', { replace: true, state: {} }]])
  })

  it('is what the page says, if it says something', () => {
    const own = { replace: true, state: { fromBoard: true } }
    expect(stateAfter('/nba', own)).toEqual([['/nba', own]])
  })

  it('stays as it is when a new entry is made', () => {
    expect(stateAfter('/mlb')).toEqual([['/mlb', undefined]])
    expect(stateAfter('/mlb', { state: 1 })).toEqual([['/mlb', { state: 1 }]])
  })
})
