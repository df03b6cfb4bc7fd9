import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { lastActivityColour, lastActivityText } from './last-activity'

describe('002 section 2: last activity', () => {
  it.each([
    [-1, 'green', 'Active now'],
    [0, 'green', 'Active now'],
    [0.99, 'green', 'Active now'],
    [1, 'green', '1m ago'],
    [1.99, 'green', '1m ago'],
    [2, 'amber', '2m ago'],
    [4.99, 'amber', '4m ago'],
    [5, 'grey', '5m ago'],
    [90, 'grey', '90m ago'],
  ])('%d min ago: %s, "%s" (green under 2, amber under 5, grey otherwise)', (minutes, colour, text) => {
    const lastMs = NOON - minutes * MINUTE_MS
    expect([lastActivityColour(lastMs, NOON), lastActivityText(lastMs, NOON)]).toEqual([colour, text])
  })
})
