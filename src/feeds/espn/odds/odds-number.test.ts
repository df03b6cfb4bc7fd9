import { describe, expect, it } from 'vitest'
import { readPrice, readSpread, readTotal } from './odds-number'

describe('numbers of the odds feed', () => {
  it.each([
    [-110, -110],
    ['-110', -110],
    ['+260', 260],
    ['-100000', -100_000],
    ['EVEN', 100],
    ['even', 100],
    ['-0', undefined],
    ['+0', undefined],
    [0, undefined],
    ['11/4', undefined],
    [null, undefined],
    [Infinity, undefined],
    [NaN, undefined],
    ['-110; drop', undefined],
  ])('the price %j is %s', (value, price) => {
    expect(readPrice(value)).toBe(price)
  })

  it.each([
    [-7, -7],
    ['+7.5', 7.5],
    ['EVEN', 0],
    ['PK', 0],
    [-0, 0],
    ['-0', 0],
    [-145, undefined],
    ['', undefined],
    [{}, undefined],
  ])('the spread %j is %s', (value, spread) => {
    expect(readSpread(value)).toBe(spread)
  })

  it.each([
    [47.5, 47.5],
    ['o47.5', 47.5],
    ['u8', 8],
    [0, undefined],
    ['over', undefined],
  ])('the total %j is %s', (value, total) => {
    expect(readTotal(value)).toBe(total)
  })
})
