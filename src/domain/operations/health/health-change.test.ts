import { describe, expect, it } from 'vitest'
import { sampleHealth } from '../testing/samples'
import { healthChange } from './health-change'

describe('a change of health', () => {
  const well = sampleHealth({ responseTime: 120 })
  const down = sampleHealth({ status: 'down' })

  it('to down is an error, back to healthy is told as well', () => {
    const metadata = { url: '/football/nfl/scoreboard' }
    expect(healthChange(well, down)).toStrictEqual({
      level: 'error',
      category: 'API_HEALTH',
      message: 'NFL scoreboard: down, before healthy',
      metadata,
    })
    expect(healthChange(down, well)).toMatchObject({
      level: 'info',
      metadata: { ...metadata, duration: 120 },
    })
  })

  it.each([
    [404, 'not found'],
    [504, 'timeout'],
    [429, 'rate limited'],
    [503, 'server error'],
    [418, 'unknown'],
  ])('to down by an answer of %i says what kind of trouble that is', (status, trouble) => {
    const line = healthChange(well, down, { kind: 'answered', status, durationMs: 9 })
    expect(line?.message).toBe(`NFL scoreboard: down (${trouble}), before healthy`)
    expect(line?.metadata).toMatchObject({ status })
  })

  it('to slow is a warning that tells how long the answer took, and of no trouble', () => {
    const slow = sampleHealth({ status: 'degraded', responseTime: 6000 })
    expect(healthChange(well, slow, { kind: 'answered', status: 200, durationMs: 6000 })).toStrictEqual({
      level: 'warn',
      category: 'API_HEALTH',
      message: 'NFL scoreboard: degraded, before healthy',
      metadata: { url: '/football/nfl/scoreboard', duration: 6000 },
    })
  })

  it('is an error only while somebody misses the league, and nothing when nothing changed', () => {
    expect(healthChange(well, { ...down, seasonActive: false })?.level).toBe('warn')
    expect(healthChange(well, { ...well, responseTime: 90 })).toBeUndefined()
  })
})
