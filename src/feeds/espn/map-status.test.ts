import { describe, expect, it } from 'vitest'
import { completedStatus, offWords, pauseOf, phaseOf, readStatus } from './map-status'

interface Type {
  readonly name?: string
  readonly state?: string
  readonly completed?: boolean
  readonly detail?: string
  readonly shortDetail?: string
}

const status = (type: Type) => readStatus({ type })!

function phase(type: Type): string {
  const mapped = phaseOf(status(type))
  return mapped.phase === 'off' ? `off, ${mapped.status}` : mapped.phase
}

describe('the phase of a game', () => {
  const table: readonly [string, Type][] = [
    [
      'scheduled',
      { name: 'STATUS_SCHEDULED', state: 'pre', completed: false, shortDetail: '9/6 - 1:00 PM EDT' },
    ],
    ['scheduled', { name: 'STATUS_SCHEDULED', state: 'pre', completed: false, shortDetail: '9/3 - TBD' }],
    ['live', { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, shortDetail: '8:36 - 3rd' }],
    ['live', { name: 'STATUS_HALFTIME', state: 'in', completed: false, shortDetail: 'Halftime' }],
    ['live', { name: 'STATUS_END_PERIOD', state: 'in', completed: false, shortDetail: 'End of 4th' }],
    [
      'live',
      { name: 'STATUS_RAIN_DELAY', state: 'in', completed: false, shortDetail: 'Rain Delay, Top 1st' },
    ],
    ['live', { name: 'STATUS_DELAYED', state: 'in', completed: false, shortDetail: 'Delayed' }],
    ['live', { name: 'STATUS_DELAYED', state: 'pre', completed: false, shortDetail: 'Delayed' }],
    ['live', { state: 'in' }],
    ['final', { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final' }],
    ['final', { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final/OT' }],
    ['final', { name: 'STATUS_FINAL', state: 'post', completed: false, shortDetail: 'Final' }],
    ['final', { state: 'post' }],
    ['final', { name: 'STATUS_FINAL', completed: true, shortDetail: 'Final' }],
    ['final', { state: 'in', completed: true, shortDetail: 'Final' }],
    ['final', { shortDetail: 'Final/OT' }],
    ['final', { state: 'over', name: 'STATUS_FINAL' }],
    ['live', { state: 'in', shortDetail: 'Final' }],
    ['live', { state: 'in', shortDetail: 'Top 7th - player suspended' }],
    ['live', { state: 'in', shortDetail: '(suspended player) Top 7th' }],
    ['live', { state: 'playing', completed: false, shortDetail: '8:36 - 3rd' }],
    ['scheduled', { state: 'pre', completed: true, shortDetail: '9/6 - 1:00 PM EDT' }],
    [
      'off, postponed',
      { name: 'STATUS_POSTPONED', state: 'post', completed: false, shortDetail: 'Postponed' },
    ],
    [
      'off, postponed',
      { name: 'STATUS_POSTPONED', state: 'pre', completed: false, shortDetail: '9/6 - 1:00 PM EDT' },
    ],
    [
      'off, suspended',
      { name: 'STATUS_SUSPENDED', state: 'post', completed: false, shortDetail: 'Suspended' },
    ],
    ['off, suspended', { name: 'STATUS_SUSPENDED', state: 'in', completed: false, shortDetail: 'Top 7th' }],
    ['off, suspended', { state: 'in', shortDetail: 'Suspended, Top 7th' }],
    ['off, cancelled', { name: 'STATUS_CANCELED', state: 'post', completed: false, shortDetail: 'Canceled' }],
    ['off, cancelled', { name: 'STATUS_FORFEIT', state: 'post', completed: true, shortDetail: 'Forfeit' }],
    ['off, cancelled', { name: 'STATUS_UNCONTESTED', state: 'post', completed: true, shortDetail: 'Final' }],
    ['off, cancelled', { name: 'STATUS_NO_CONTEST', state: 'post', completed: true }],
    ['off, postponed', { state: 'post', completed: false, shortDetail: 'Postponed' }],
    ['off, postponed', { state: 'post', completed: false, shortDetail: 'PPD' }],
    ['off, postponed', { state: 'post', completed: false, shortDetail: 'Game postponed' }],
    ['off, postponed', { state: 'post', completed: false, shortDetail: 'Ppd. - Rain' }],
    [
      'off, suspended',
      { name: 'STATUS_SOMETHING_NEW', state: 'post', completed: false, shortDetail: 'Something' },
    ],
    ['scheduled', {}],
  ]

  it.each(table)('is %s: %j', (expected, type) => {
    expect(phase(type)).toBe(expected)
  })
})

describe('a game that is off', () => {
  it.each([
    ['Canceled', { name: 'STATUS_CANCELED', shortDetail: 'Canceled' }],
    ['Postponed', { name: 'STATUS_POSTPONED', shortDetail: '9/6 - 1:00 PM EDT' }],
    ['Forfeit', { name: 'STATUS_FORFEIT', shortDetail: 'Final' }],
  ])('has the word %s: %j', (expected, type) => {
    const read = status(type)
    const off = phaseOf(read)
    expect(off.phase === 'off' && offWords(read, off.status)).toBe(expected)
  })
})

describe('a pause', () => {
  it.each([
    ['delay', { name: 'STATUS_RAIN_DELAY', detail: 'Rain Delay, Top 3rd', shortDetail: 'Top 3rd' }],
    ['delay', { name: 'STATUS_IN_PROGRESS', detail: 'Rain Delay, Top 3rd', shortDetail: 'Top 3rd' }],
    ['delay', { name: 'STATUS_SCHEDULED', detail: 'Sat, June 6th', shortDetail: 'Rain Delay' }],
    ['halftime', { name: 'STATUS_HALFTIME', shortDetail: 'Halftime' }],
    ['period-end', { name: 'STATUS_END_PERIOD', shortDetail: 'End of 1st' }],
    ['period-end', { name: 'STATUS_IN_PROGRESS', shortDetail: 'End of 1st' }],
    ['period-end', { name: 'STATUS_IN_PROGRESS', shortDetail: 'Mid 6th' }],
    ['period-end', { name: 'STATUS_IN_PROGRESS', shortDetail: 'End 3rd' }],
    ['halftime', { name: 'STATUS_HALFTIME', shortDetail: '0:00 - 2nd' }],
    ['halftime', { name: 'STATUS_IN_PROGRESS', shortDetail: 'Half time' }],
    ['halftime', { shortDetail: 'HALFTIME' }],
    ['period-end', { name: 'STATUS_END_PERIOD', shortDetail: '0:00 - 3rd' }],
    ['none', { name: 'STATUS_IN_PROGRESS', shortDetail: 'Past halftime' }],
    ['none', { name: 'STATUS_IN_PROGRESS', shortDetail: 'Halftime show' }],
    ['none', { name: 'STATUS_IN_PROGRESS', shortDetail: '0:02 - at the end' }],
    ['none', { name: 'STATUS_IN_PROGRESS', shortDetail: '8:36 - 3rd' }],
  ])('is %s: %j', (expected, type) => {
    expect(pauseOf(status(type))).toBe(expected)
  })
})

describe('a status', () => {
  it('uses the long text in place of a missing short one, and the other way round', () => {
    expect(status({ detail: 'Middle 6th' }).shortText).toBe('Middle 6th')
    expect(status({ shortDetail: 'Mid 6th' }).longText).toBe('Mid 6th')
  })

  it('has only a clock of figures and only a period that can be played', () => {
    const clockOf = (displayClock: unknown) => readStatus({ displayClock })?.clock
    const clocks = ['8:36', '0.0', '0:00']
    expect(clocks.map(clockOf)).toEqual(clocks)
    const others = ['Delayed', 'x', null, 836, '8:36 PM', 'at 8:36']
    expect(others.filter((clock) => clockOf(clock) !== '')).toEqual([])
    const periods = [0, 3, '4', 26, 51, -1, 1e9, 2.5, null]
    expect(periods.map((period) => readStatus({ period })?.period)).toEqual([0, 3, 4, 26, 0, 0, 0, 0, 0])
  })

  it('has the clock of the seconds where the feed writes none', () => {
    expect(readStatus({ clock: 516.0 })?.clock).toBe('8:36')
    expect([65, 3600].map((clock) => readStatus({ clock })?.clock)).toEqual(['1:05', '60:00'])
    expect(readStatus({ clock: 42.7, displayClock: '' })?.clock).toBe('0:42')
    expect(readStatus({ clock: 516, displayClock: '8:35' })?.clock).toBe('8:35')
    const none = [0, -1, 0.4, 1e6, '516', null, NaN]
    expect(none.map((clock) => readStatus({ clock })?.clock)).toEqual(none.map(() => ''))
  })

  it('is completed or not only where the feed says either', () => {
    const told = [true, false, 'true', 1, null].map((completed) => readStatus({ type: { completed } }))
    expect(told.map((one) => one?.isCompleted)).toEqual([true, false, undefined, undefined, undefined])
  })

  it('has from another one only what it does not say itself', () => {
    const empty = readStatus({})!
    const own = readStatus({
      period: 4,
      displayClock: '0:00',
      type: { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final', detail: 'Over' },
    })!
    const other = readStatus({
      period: 3,
      displayClock: '8:36',
      type: {
        name: 'STATUS_IN_PROGRESS',
        state: 'in',
        completed: false,
        shortDetail: '3rd',
        detail: 'Third',
      },
    })!
    expect([completedStatus(empty, own), completedStatus(own, empty), completedStatus(own, other)]).toEqual([
      own,
      own,
      own,
    ])
  })

  it('is missing when the feed has no record of it', () => {
    expect([undefined, null, 'Final', []].map(readStatus)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
