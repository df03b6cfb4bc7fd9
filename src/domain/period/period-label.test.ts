import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_SPORTS, type GameSport } from '../league'
import type { PeriodFacts } from './period-facts'
import { partOf, periodLabel } from './period-label'

type Row = readonly [label: string, facts: Partial<PeriodFacts>]

function rows(sport: GameSport, phase: PeriodFacts['phase'], table: readonly Row[]): void {
  it.each(table)(`%s %j`, (label, facts) => {
    const all: PeriodFacts = {
      phase,
      period: 1,
      clock: '',
      text: '',
      pause: 'none',
      tied: false,
      playoffs: false,
      ...facts,
    }
    expect(periodLabel(sport, all)).toBe(label)
  })
}

describe.each(GAME_SPORTS)('%s before the start', (sport) => {
  rows(sport, 'scheduled', [
    ['0Q', {}],
    ['0Q', { period: 1, clock: '15:00', text: '9/11 - 4:25 PM EDT' }],
  ])
})

describe.each(GAME_SPORTS)('%s called off', (sport) => {
  rows(sport, 'off', [
    ['Postponed', { text: ' Postponed ' }],
    ['Called off', { text: ' ' }],
  ])
})

describe.each(GAME_SPORTS)('%s delayed', (sport) => {
  rows(sport, 'live', [
    ['DELAYED', { period: 0, clock: '', text: 'Delayed', pause: 'delay' }],
    ['DELAYED', { period: 0, clock: '0:00', text: 'Weather Delay', pause: 'delay' }],
  ])
})

describe('football delayed under way keeps its clock, which stands', () => {
  rows('NCAAF', 'live', [['2Q • 8:36', { period: 2, clock: '8:36', pause: 'delay' }]])
})

describe('football under way', () => {
  rows('NFL', 'live', [
    ['1Q • 15:00', { period: 1, clock: '15:00' }],
    ['3Q • 8:36', { period: 3, clock: '8:36' }],
    ['3Q', { period: 3, clock: '' }],
    ['OT • 4:01', { period: 5, clock: '4:01' }],
    ['2OT • 4:01', { period: 6, clock: '4:01' }],
    ['End of 1Q', { period: 1, clock: '0:00' }],
    ['HALF', { period: 2, clock: '0:00' }],
    ['HALF', { period: 2, clock: '0:01', pause: 'halftime' }],
    ['End of 3Q', { period: 3, clock: '0:00' }],
    ['End of 3Q', { period: 3, clock: '0:02', pause: 'period-end' }],
    ['FINAL', { period: 4, clock: '0:00', tied: false }],
    ['End of 4Q', { period: 4, clock: '0:00', tied: true }],
    ['End of OT', { period: 5, clock: '0:00' }],
    ['End of 2OT', { period: 6, clock: '0:00' }],
    ['16OT • 1:00', { period: 20, clock: '1:00' }],
    ['0Q', { period: 0, clock: '1:00' }],
    ['0Q', { period: 21, clock: '1:00' }],
    ['1Q • 10:00', { period: 1, clock: '10:00' }],
  ])
})

describe('football finished', () => {
  rows('NFL', 'final', [
    ['FINAL', { period: 4 }],
    ['FINAL', { period: 0 }],
    ['FINAL/OT', { period: 5 }],
    ['FINAL/2OT', { period: 6 }],
  ])
})

describe('basketball under way', () => {
  rows('NBA', 'live', [
    ['1Q • 12:00', { period: 1, clock: '12:00' }],
    ['4Q • 45.3', { period: 4, clock: '45.3' }],
    ['OT1 • 5:00', { period: 5, clock: '5:00' }],
    ['OT2 • 5:00', { period: 6, clock: '5:00' }],
    ['End of 1st', { period: 1, clock: '0.0' }],
    ['HALF', { period: 2, clock: '0.0' }],
    ['HALF', { period: 2, clock: '' }],
    ['HALF', { period: 2, clock: '12:00', pause: 'halftime' }],
    ['End of 3rd', { period: 3, clock: '0.0' }],
    ['End of 4th', { period: 4, clock: '0.0' }],
    ['End of 4th', { period: 4, clock: '0.0', tied: true }],
    ['End of OT', { period: 5, clock: '0.0' }],
    ['End of OT', { period: 6, clock: '0.0' }],
    ['3Q • 0.4', { period: 3, clock: '0.4' }],
    ['0Q', { period: 0, clock: '12:00' }],
  ])
})

describe('basketball finished', () => {
  rows('NBA', 'final', [
    ['FINAL', { period: 4, clock: '0.0' }],
    ['FINAL/OT', { period: 5 }],
    ['FINAL/2OT', { period: 6 }],
    ['FINAL/4OT', { period: 8 }],
  ])
})

describe('college basketball under way: two halves, then overtime as the NBA has it', () => {
  rows('NCAAB', 'live', [
    ['1H • 8:36', { period: 1, clock: '8:36' }],
    ['2H • 0:45', { period: 2, clock: '0:45' }],
    ['HALF', { period: 1, clock: '0:00' }],
    ['HALF', { period: 1, clock: '' }],
    ['HALF', { period: 1, clock: '20:00', pause: 'halftime' }],
    ['End of 2H', { period: 2, clock: '0:00', tied: true }],
    ['OT1 • 5:00', { period: 3, clock: '5:00' }],
    ['OT2 • 5:00', { period: 4, clock: '5:00' }],
    ['End of OT', { period: 3, clock: '0:00' }],
    ['0Q', { period: 0, clock: '20:00' }],
  ])
})

describe('college basketball finished', () => {
  rows('NCAAB', 'final', [
    ['FINAL', { period: 2 }],
    ['FINAL/OT', { period: 3 }],
    ['FINAL/3OT', { period: 5 }],
  ])
})

describe('college football has the labels of football', () => {
  rows('NCAAF', 'live', [
    ['3Q • 8:36', { period: 3, clock: '8:36' }],
    ['HALF', { period: 2, clock: '0:00' }],
    ['OT', { period: 5, clock: '' }],
    ['End of 4Q', { period: 4, clock: '0:00', tied: true }],
    // Overtime has no clock in college football: 0:00 stands all through it.
    ['OT', { period: 5, clock: '0:00' }],
    ['3OT', { period: 7, clock: '0:00', tied: true }],
    ['End of 2OT', { period: 6, clock: '0:00', pause: 'period-end' }],
  ])
  rows('NCAAF', 'final', [['FINAL/3OT', { period: 7 }]])
})

describe('hockey under way', () => {
  rows('NHL', 'live', [
    ['1P • 20:00', { period: 1, clock: '20:00' }],
    ['3P • 3:41', { period: 3, clock: '3:41' }],
    ['OT1 • 4:10', { period: 4, clock: '4:10' }],
    ['OT2 • 4:10', { period: 5, clock: '4:10', playoffs: true }],
    ['SO', { period: 5, clock: '0:00', playoffs: false }],
    // A second overtime that the feed tells of is no shootout, whatever is known of the season.
    ['OT2 • 4:10', { period: 5, clock: '4:10', text: '4:10 - 2OT' }],
    ['OT2 • 4:10', { period: 5, clock: '4:10', text: '4:10 - 2nd OT' }],
    ['End of 1P', { period: 1, clock: '0:00' }],
    ['End of 2P', { period: 2, clock: '20:00', pause: 'period-end' }],
    ['End of 3P', { period: 3, clock: '0:00', tied: true }],
    ['End of OT1', { period: 4, clock: '0:00' }],
    ['0Q', { period: 0, clock: '20:00' }],
  ])
})

describe('hockey finished', () => {
  rows('NHL', 'final', [
    ['FINAL', { period: 3 }],
    ['FINAL/OT', { period: 4 }],
    ['FINAL/SO', { period: 5 }],
    ['FINAL/2OT', { period: 5, text: 'Final/2OT' }],
    ['FINAL/3OT', { period: 6, text: 'Final/3OT' }],
    ['FINAL/OT', { period: 4, playoffs: true }],
    ['FINAL/2OT', { period: 5, playoffs: true }],
    ['FINAL/3OT', { period: 6, playoffs: true }],
  ])
})

describe('baseball under way', () => {
  const count = { balls: 2, strikes: 1 }
  rows('MLB', 'live', [
    ['Top 5th 2-1', { period: 5, clock: '0:00', text: 'Top 5th', count }],
    ['Bot 8th 2-1', { period: 8, clock: '0:00', text: 'Bot 8th', count }],
    ['Bot 8th 2-1', { period: 8, clock: '0:00', text: 'Bottom 8th', count }],
    ['Top 1st 0-0', { period: 1, text: 'Top 1st', count: { balls: 0, strikes: 0 } }],
    ['Top 2nd 3-2', { period: 2, text: 'Top 2nd', count: { balls: 3, strikes: 2 } }],
    ['Top 3rd', { period: 3, text: 'Top 3rd', count: { balls: 4, strikes: 2 } }],
    ['Top 3rd', { period: 3, text: 'Top 3rd', count: { balls: 1, strikes: 3 } }],
    ['Top 11th', { period: 11, text: 'Top 11th' }],
    ['Top 10th', { period: 10, text: 'Top 10th' }],
    ['Bot 12th', { period: 12, text: 'Bot 12th' }],
    ['Bot 13th', { period: 13, text: 'Bot 13th' }],
    ['Bot 21st', { period: 21, text: 'Bot 21st' }],
    ['Mid 6th', { period: 6, text: 'Mid 6th', count: { balls: 0, strikes: 0 } }],
    ['End 3rd', { period: 3, text: 'End 3rd', count: { balls: 0, strikes: 0 } }],
    ['End Top 3rd', { period: 3, text: ' End Top 3rd ', count: { balls: 0, strikes: 0 } }],
    ['End Bot 3rd', { period: 3, text: 'End Bot 3rd', count: { balls: 0, strikes: 0 } }],
    ['Mid 3rd', { period: 3, text: 'Top 3rd', pause: 'period-end' }],
    ['End 3rd', { period: 3, text: 'Bot 3rd', pause: 'period-end' }],
    ['End 12th', { period: 12, text: 'Bottom 12th', pause: 'period-end' }],
    ['Mid 6th', { period: 6, text: 'Mid 6th', pause: 'period-end' }],
    ['Top 1st', { period: 0, text: 'Top 1st' }],
    ['DELAYED', { period: 3, text: 'Top 3rd', count, pause: 'delay' }],
    ['Warmup', { period: 0, text: 'Warmup' }],
    ['Scheduled', { period: 1, text: '' }],
    ['Scheduled', { period: 1, text: ' ' }],
  ])
})

describe('baseball finished', () => {
  rows('MLB', 'final', [
    ['FINAL', { period: 9 }],
    ['FINAL', { period: 7 }],
    ['FINAL/10', { period: 10 }],
    ['FINAL/18', { period: 18 }],
  ])
})

describe('the part of a game', () => {
  it.each([
    ['3Q • 8:36', '3Q'],
    ['OT1 • 4:10', 'OT1'],
    ['Top 5th 2-1', 'Top 5th'],
    ['Bot 12th', 'Bot 12th'],
    ['HALF', 'HALF'],
    ['End of 1Q', 'End of 1Q'],
    ['Resumes 6-10', 'Resumes 6-10'],
  ])('of %s is %s', (quarter, part) => {
    expect(partOf(quarter)).toBe(part)
  })
})

describe('a label', () => {
  it('is never empty, whatever the feed says', () => {
    const facts: fc.Arbitrary<PeriodFacts> = fc.record({
      phase: fc.constantFrom('scheduled', 'live', 'final', 'off'),
      period: fc.oneof(fc.integer(), fc.integer({ min: -1, max: 22 })),
      clock: fc.oneof(fc.constantFrom('', '0:00', '0.0', '8:36'), fc.string()),
      text: fc.oneof(fc.constantFrom('', 'Top 1st', 'End 3rd'), fc.string()),
      pause: fc.constantFrom('none', 'halftime', 'period-end', 'delay'),
      tied: fc.boolean(),
      playoffs: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...GAME_SPORTS), facts, (sport, all) => {
        expect(periodLabel(sport, all).trim()).not.toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})
