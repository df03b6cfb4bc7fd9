import { describe, expect, it } from 'vitest'
import { NO_METRICS, type GuestMetrics } from './guest-metrics'
import { earnedLevel, isHigher, PROMPT_LEVELS, type PromptLevel } from './prompt-level'

describe('001 section 9: thresholds of guest prompts', () => {
  const table: readonly [Partial<GuestMetrics>, PromptLevel][] = [
    [{}, 'none'],
    [{ timeSpent: 59 }, 'none'],
    [{ timeSpent: 60 }, 'subtle'],
    [{ interactions: 7 }, 'none'],
    [{ interactions: 8 }, 'gentle'],
    [{ premiumAttempts: 2 }, 'none'],
    [{ premiumAttempts: 3 }, 'gentle'],
    [{ timeSpent: 299 }, 'subtle'],
    [{ timeSpent: 300 }, 'modal'],
    [{ sessions: 7, scrollDepth: 99 }, 'none'],
    [{ sessions: 7, scrollDepth: 100 }, 'modal'],
  ]
  it.each(table)('%j earns %s', (metrics, level) => {
    expect(earnedLevel({ ...NO_METRICS, ...metrics })).toBe(level)
  })

  it('levels: none < subtle < gentle < modal', () => {
    expect(PROMPT_LEVELS).toEqual(['none', 'subtle', 'gentle', 'modal'])
    expect(isHigher('gentle', 'subtle')).toBe(true)
    expect(isHigher('gentle', 'gentle')).toBe(false)
    expect(isHigher('none', 'modal')).toBe(false)
  })
})
