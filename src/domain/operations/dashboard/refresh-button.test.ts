import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDLE, REFRESH_ALL, refreshButtonAfter, refreshButtonText, type RefreshEvent } from './refresh-button'

const KINDS = ['pressed', 'succeeded', 'failed', 'time-passed'] as const

function story(...kinds: readonly RefreshEvent['kind'][]): string {
  const button = kinds.reduce((state, kind) => refreshButtonAfter(state, { kind }), IDLE)
  return refreshButtonText(button, REFRESH_ALL)
}

describe('002 section 2: Refresh All', () => {
  it('goes idle, "Refreshing...", "Refreshed!", idle', () => {
    expect(story()).toBe('Refresh All')
    expect(story('pressed')).toBe('Refreshing...')
    expect(story('pressed', 'succeeded')).toBe('Refreshed!')
    expect(story('pressed', 'succeeded', 'time-passed')).toBe('Refresh All')
  })

  it('goes back to idle when a refresh fails', () => {
    expect(story('pressed', 'failed')).toBe('Refresh All')
  })

  it('ignores an answer that it did not wait for, and goes on waiting for one that does not come', () => {
    expect(story('succeeded')).toBe('Refresh All')
    expect(story('pressed', 'succeeded', 'failed')).toBe('Refreshed!')
    expect(story('pressed', 'time-passed')).toBe('Refreshing...')
  })

  it('shows one of the three texts after any events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KINDS)), (kinds) => {
        expect(['Refresh All', 'Refreshing...', 'Refreshed!']).toContain(story(...kinds))
      }),
    )
  })
})
