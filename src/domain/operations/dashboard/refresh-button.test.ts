import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDLE, REFRESH_ALL, refreshButtonAfter, refreshButtonText, type RefreshEvent } from './refresh-button'

const KINDS = ['pressed', 'succeeded', 'failed', 'time-passed'] as const

function story(...steps: readonly (readonly [RefreshEvent['kind'], number])[]): string {
  const button = steps.reduce((state, [kind, nowMs]) => refreshButtonAfter(state, { kind }, nowMs), IDLE)
  return refreshButtonText(button, REFRESH_ALL)
}

describe('002 section 2: Refresh All', () => {
  it('goes idle, "Refreshing...", "Refreshed!" (2 s), idle', () => {
    expect(story()).toBe('Refresh All')
    expect(story(['pressed', 0])).toBe('Refreshing...')
    expect(story(['pressed', 0], ['succeeded', 500])).toBe('Refreshed!')
    expect(story(['pressed', 0], ['succeeded', 500], ['time-passed', 2499])).toBe('Refreshed!')
    expect(story(['pressed', 0], ['succeeded', 500], ['time-passed', 2500])).toBe('Refresh All')
  })

  it('goes back to idle when a refresh fails', () => {
    expect(story(['pressed', 0], ['failed', 500])).toBe('Refresh All')
  })

  it('ignores an answer that it did not wait for, and goes on waiting for one that does not come', () => {
    expect(story(['succeeded', 0])).toBe('Refresh All')
    expect(story(['pressed', 0], ['succeeded', 500], ['failed', 600])).toBe('Refreshed!')
    expect(story(['pressed', 0], ['time-passed', 9999])).toBe('Refreshing...')
  })

  it('shows one of the three texts after any events', () => {
    const step = fc.tuple(fc.constantFrom(...KINDS), fc.nat())
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        expect(['Refresh All', 'Refreshing...', 'Refreshed!']).toContain(story(...steps))
      }),
    )
  })
})
