import { describe, expect, it } from 'vitest'
import { sampleHealth } from '../testing/samples'
import { healthChange } from './health-change'

describe('a change of health', () => {
  const well = sampleHealth({ responseTime: 120 })
  const down = sampleHealth({ status: 'down' })

  it('to down is an error, back to healthy is told as well', () => {
    const metadata = { url: '/football/nfl/scoreboard' }
    expect(healthChange(well, down)).toEqual({
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

  it('is an error only while somebody misses the league, and nothing when nothing changed', () => {
    expect(healthChange(well, { ...down, seasonActive: false })?.level).toBe('warn')
    expect(healthChange(well, { ...well, responseTime: 90 })).toBeUndefined()
  })
})
