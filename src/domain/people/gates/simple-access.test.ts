import { describe, expect, it } from 'vitest'
import { isFeatureOpen, type SimpleFeature } from './simple-access'

describe('001 section 6: simple access check', () => {
  const table: readonly [SimpleFeature, boolean][] = [
    ['live-stats', false],
    ['scores', true],
    ['schedules', true],
    ['standings', true],
    ['weather-basic', true],
    ['game-countdown', true],
    ['pga-leaderboard', true],
    ['basic-navigation', true],
    ['win-probability', false],
    ['weather-detailed', false],
    ['personalization', false],
    ['favorites', false],
    ['notifications', false],
  ]
  it.each(table)('%s is open to guests: %s', (feature, open) => {
    expect(isFeatureOpen(feature, false)).toBe(open)
    expect(isFeatureOpen(feature, true)).toBe(true)
  })
})
