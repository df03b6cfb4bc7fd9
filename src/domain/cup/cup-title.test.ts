import { describe, expect, it } from 'vitest'
import { cupTitle } from './cup-title'

describe('001 section 2 (Ryder Cup page): header', () => {
  it.each([
    ['Ryder Cup', 2025, '2025 Ryder Cup — United States vs. Europe'],
    ['Ryder Cup', 2027, '2027 Ryder Cup — United States vs. Europe'],
    ['2029 Ryder Cup', 2030, '2029 Ryder Cup — United States vs. Europe'],
    [' Ryder Cup ', 2025, '2025 Ryder Cup — United States vs. Europe'],
    ['', 2025, '2025 Ryder Cup — United States vs. Europe'],
    ['Ryder Cup', undefined, 'Ryder Cup — United States vs. Europe'],
  ])('%j in %s', (name, year, title) => {
    expect(cupTitle(name, year)).toBe(title)
  })
})
