import { describe, expect, it } from 'vitest'
import {
  countText,
  figureText,
  figureTextBeside,
  figureTextOver,
  figureTextUnder,
  signedPercentText,
  type Unit,
} from './figure-text'

describe('figures in words', () => {
  const table: readonly [number | undefined, Unit, string][] = [
    [99.95, 'percent', '99.9%'],
    [100, 'percent', '100%'],
    [0.01, 'percent', '0.1%'],
    [0, 'percent', '0%'],
    [1.24, 'percent', '1.2%'],
    [244.6, 'milliseconds', '245ms'],
    [12.4, 'minutes', '12m'],
    [3, 'count', '3'],
    [999, 'count', '999'],
    [10_002, 'count', '10,002'],
    [1_234_567, 'count', '1,234,567'],
    [2.25, 'decimal', '2.3'],
    [-0.01, 'percent', '0%'],
    [undefined, 'percent', 'No data'],
    [NaN, 'count', 'No data'],
    [-Infinity, 'percent', 'No data'],
  ]
  it.each(table)('%s as %s reads %s', (value, unit, text) => {
    expect(figureText(value, unit)).toBe(text)
  })

  it('a count agrees with its word', () => {
    expect([0, 1, 1.2, 2, 12_345].map((count) => countText(count, 'session'))).toEqual([
      '0 sessions',
      '1 session',
      '1 session',
      '2 sessions',
      '12,345 sessions',
    ])
    expect(countText(2, 'person', 'people')).toBe('2 people')
  })

  it.each([
    [12.5, '+12.5%'],
    [0.5, '+0.5%'],
    [-3, '-3%'],
    [0, '0%'],
    [0.01, '0%'],
    [undefined, 'No data'],
    [Infinity, 'No data'],
  ])('002 section 2: growth rate (signed percent): %s reads %s', (value, text) => {
    expect(signedPercentText(value)).toBe(text)
  })
})

it.each<[number | undefined, number, Unit, string]>([
  [5.04, 5, 'percent', '5.1%'],
  [5, 5, 'percent', '5%'],
  [4.96, 5, 'percent', '5%'],
  [5.2, 5, 'percent', '5.2%'],
  [2000.3, 2000, 'milliseconds', '2001ms'],
  [10.4, 10, 'count', '11'],
  [1.04, 1, 'decimal', '1.1'],
  [30.2, 30, 'minutes', '31m'],
  [undefined, 5, 'percent', 'No data'],
])(
  '%s beside its limit of %s %s reads %s: above the limit never reads like it',
  (value, limit, unit, text) => {
    expect(figureTextBeside(value, limit, unit)).toBe(text)
  },
)

it('a figure over one of several limits never reads like that limit', () => {
  const texts = [1.96, 2.04, 4.96, 5.04, 10.04].map((rate) => figureTextOver(rate, [2, 5, 10], 'percent'))
  expect(texts).toEqual(['2%', '2.1%', '5%', '5.1%', '10.1%'])
})

it('a figure under one of its limits never reads like that limit', () => {
  const texts = [99.04, 99, 98.96, 95.04, 94.96, undefined].map((rate) =>
    figureTextUnder(rate, [99, 95], 'percent'),
  )
  expect(texts).toEqual(['99%', '99%', '98.9%', '95%', '94.9%', 'No data'])
})
