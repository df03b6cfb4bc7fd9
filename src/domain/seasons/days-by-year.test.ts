import { describe, expect, it } from 'vitest'
import { leagueOfSport } from '../league'
import { scheduledGame } from '../testing/sample-game'
import { addDays } from '../time/eastern'
import { disruptionsOn } from './disruptions'
import { DATED_DISRUPTIONS } from './disruptions-by-year'
import { showcaseOn } from './showcase'
import { SPECIAL_DAYS, specialDaysOf } from './special-days'
import { specialEventsOn } from './special-event'
import { WINTER_CLASSICS } from './winter-classics'

const A_DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TITLES = { 'all-star': 'All-Star Game', draft: 'Draft', 'free-agency': 'Free Agency' }

describe.each(SPECIAL_DAYS)('$kind of $sport from $from to $to', ({ sport, kind, from, to, source }) => {
  it('is said on its first day and on its last, with who announced it', () => {
    const title = `${leagueOfSport(sport).label} ${TITLES[kind]}`
    for (const day of [from, to]) {
      expect(day).toMatch(A_DAY)
      const said = specialEventsOn(sport, day)
      expect(said).toContainEqual(
        expect.objectContaining({
          title,
          evidence: { kind: 'data', source: expect.stringMatching(/\.com, \w/) },
        }),
      )
    }
    expect(from <= to).toBe(true)
    expect(source).toContain(`${sport.toLowerCase()}.com, `)
  })

  it('is the only one of its kind in its year', () => {
    const year = Number(from.slice(0, 4))
    expect(specialDaysOf(sport, year).filter((one) => one.kind === kind)).toHaveLength(1)
  })
})

describe('an all-star game', () => {
  it.each([
    ['2026-02-13', undefined],
    ['2026-02-14', 'NBA All-Star Break: The season goes on after the break.'],
    ['2026-02-15', 'NBA All-Star Game: The stars play today.'],
    ['2026-02-16', 'NBA All-Star Break: The season goes on after the break.'],
    ['2026-02-17', undefined],
  ])('000 section 4: the break is the day before through the day after: %s', (day, said) => {
    const [event] = specialEventsOn('NBA', day)
    expect(event && `${event.title}: ${event.text}`).toBe(said)
  })
})

it.each([
  ['NBA', '2027-02-21', 'NBA All-Star Game'],
  ['MLB', '2026-07-11', 'MLB Draft'],
  ['MLB', '2027-07-13', 'MLB All-Star Game'],
  ['NFL', '2027-05-01', 'NFL Draft'],
] as const)('a day ahead that its league has announced is known: %s %s', (sport, day, title) => {
  expect(specialEventsOn(sport, day).map((event) => event.title)).toEqual([title])
})

describe.each(DATED_DISRUPTIONS)('$cause of $sport from $from to $to', ({ sport, from, to, effect }) => {
  it('is told on its first day and on its last', () => {
    expect([from, to].filter((day) => !A_DAY.test(day))).toEqual([])
    for (const day of [from, to]) expect(disruptionsOn(sport, day)[0]).toMatchObject({ effect })
    if (effect.kind === 'countdown') expect(effect.returns).toBe(addDays(to, 1))
  })
})

it.each(Object.keys(WINTER_CLASSICS))(
  'hockey’s outdoor game of %s is around New Year, and announced',
  (day) => {
    expect(day).toMatch(/^20\d\d-(12-31|01-0[12])$/)
    const evidence = { kind: 'data', source: expect.stringMatching(/^nhl\.com, 20\d\d Winter Classic, \w/) }
    expect(showcaseOn('NHL', day, [scheduledGame()])).toMatchObject({ evidence })
  },
)
