import { describe, expect, it } from 'vitest'
import { inkOn } from './ink-on'

const LUMINANCES = { light: 1, dark: 0 }

function luminanceOfGrey(level: number): number {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

describe('the ink on a colour', () => {
  it('has a contrast of at least 4.5:1 on every grey', () => {
    const weakest = Array.from({ length: 256 }, (_, level) => {
      const ground = luminanceOfGrey(level)
      const ink = LUMINANCES[inkOn(level.toString(16).padStart(2, '0').repeat(3))]
      return (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05)
    })
    expect(Math.min(...weakest)).toBeGreaterThanOrEqual(4.5)
  })
})
