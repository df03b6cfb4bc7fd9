import { describe, expect, it } from 'vitest'
import { takesEncoding } from './takes-encoding'

describe('an answer is packed', () => {
  it.each([
    'gzip',
    'gzip, deflate, br, zstd',
    'deflate,gzip',
    'gzip;q=0.5',
    'br;q=1.0, gzip;q=0.001',
    'GZIP;q=1',
    'br;q=1.0, gzip',
    'gzip;seq=0',
  ])('for a client that accepts %s', (accepted) => {
    expect(takesEncoding(accepted, 'gzip')).toBe(true)
  })

  it.each(['', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.000', 'gzip;level=1;q=0', 'identity;q=1, *;q=0'])(
    'not for a client that accepts %s',
    (accepted) => {
      expect(takesEncoding(accepted, 'gzip')).toBe(false)
    },
  )
})
