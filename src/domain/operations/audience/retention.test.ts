import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { retentionRate } from './retention'

const on = (daysAgo: number, ...users: readonly string[]) =>
  users.map((userId) => sampleVisit({ userId, startMs: NOON - daysAgo * DAY_MS }))

describe('002 section 2: retention (last 7 days average)', () => {
  it.each([
    ['all come back', [...on(2, 'a', 'b'), ...on(1, 'a', 'b')], 100],
    ['half', [...on(2, 'a', 'b'), ...on(1, 'a')], 50],
    ['none', on(2, 'a'), 0],
    ['average over days with users', [...on(3, 'a'), ...on(2, 'a', 'b'), ...on(1, 'c')], 50],
    ['today is not over', [...on(1, 'a'), ...on(0, 'a')], undefined],
    ['longer ago', [...on(9, 'a'), ...on(8, 'a')], 0],
    ['nobody', [], undefined],
  ])('%s', (_words, visits, rate) => {
    expect(retentionRate(visits, NOON)).toBe(rate)
  })
})
