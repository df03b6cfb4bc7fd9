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
    ['at -110', undefined],
    ['1e3', undefined],
    [' even ', 100],
    ['even -110', undefined],
    ['uneven', undefined],
    [['EVEN'], undefined],
    [['-110'], undefined],
    [' -110 ', -110],
    [100, 100],
    [-100, -100],
    [99, undefined],
    [10_000_000, undefined],
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
    [100, undefined],
    [' pk ', 0],
    ['pick', 0],
    ['toss pick', undefined],
    ['pick one', undefined],
    [['PK'], undefined],
    ['-3.25', -3.25],
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
    [' O47.5 ', 47.5],
    ['4o7', undefined],
    [-47.5, undefined],
    ['over', undefined],
  ])('the total %j is %s', (value, total) => {
    expect(readTotal(value)).toBe(total)
  })
})
