import { describe, expect, it } from 'vitest'
import { marketMovement, type Market } from '../../domain/odds/line-movement'
import { linePoints } from '../../domain/odds/line-point'
import { sampleChange, THREE_CHANGES } from '../../domain/odds/testing/sample-changes'
import { finalGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { dayText, timeText } from '../../platform/local-time'
import { chartOf, lineData, pointText } from './chart-of-line'

const [NOON, TWO, LATER] = ['12:00', '14:00', '16:45'].map((time) => Date.parse(`2026-09-06T${time}:00Z`))
const START = Date.parse('2026-09-06T17:00:00Z')
const NOW = START - 60_000
const TEAMS = { away: 'SF', home: 'SEA' }
const teams = {
  awayTeam: sampleTeam({ abbreviation: 'SF', color: 'aa0000' }),
  homeTeam: sampleTeam({ abbreviation: 'SEA', color: 'fb4f14' }),
}
const THREE_STEPS = [{ ...THREE_CHANGES[0]!, home_spread: -9 }, ...THREE_CHANGES.slice(1)]
const moved = (market: Market, changes = THREE_CHANGES) =>
  marketMovement(market, linePoints(changes), 'scheduled', undefined)!

describe('the chart of a line', () => {
  it('has a step for each time that it moved, and goes on until now before the start', () => {
    const data = lineData(moved('spread'), scheduledGame(teams), NOW)
    expect(data.xs).toEqual([NOON! / 1000, TWO! / 1000, NOW / 1000])
    expect(data.tracks).toEqual([{ heights: [-7, -8, -8], color: 'fb4f14', isDashed: false }])
  })

  it('goes on with the last of its steps, however many there are', () => {
    const data = lineData(moved('spread', THREE_STEPS), scheduledGame(teams), NOW)
    expect(data.tracks[0]?.heights).toEqual([-7, -8, -9, -9])
  })

  it('ends with the start of a game that was played', () => {
    const data = lineData(moved('spread'), finalGame(teams), NOW + 9e6)
    expect(data.xs.at(-1)).toBe(START / 1000)
  })

  it('draws prices without the gap between -100 and +100, the away team’s dashed', () => {
    const data = lineData(moved('moneyline'), scheduledGame(teams), NOW)
    expect(data.xs).toEqual([NOON! / 1000, LATER! / 1000, NOW / 1000])
    expect(data.tracks).toEqual([
      { heights: [160, 160, 160], color: 'e24a3b', isDashed: true },
      { heights: [-225, -250, -250], color: 'fb4f14', isDashed: false },
    ])
  })

  it('leaves a gap where a number is missing, and has no team colour for the total', () => {
    const total = [sampleChange({ over_under: 48, recorded_at: '2026-09-06T14:00:00Z' }), sampleChange()]
    const data = lineData(moved('total', total), scheduledGame(teams), NOW)
    expect(data.tracks).toEqual([{ heights: [47.5, 48, 48], color: undefined, isDashed: false }])
    const priced = [
      sampleChange({ away_money_line: null, home_money_line: -350, recorded_at: '2026-09-06T14:00:00Z' }),
      sampleChange(),
    ]
    const [away] = lineData(moved('moneyline', priced), scheduledGame(teams), NOW).tracks
    expect(away?.heights).toEqual([160, null, null])
  })

  it.each([
    ['spread', -7.5, '-7.5'],
    ['spread', 3, '+3'],
    ['total', 47.5, '47.5'],
    ['moneyline', 160, '+260'],
    ['moneyline', -225.4, '-325'],
  ] as const)('writes beside the axis of %s at %d: %s', (market, height, text) => {
    const movement = moved(market)
    const { heightText, isStepped } = chartOf(movement, { xs: [], tracks: [] })
    expect([heightText(height), isStepped]).toEqual([text, true])
  })

  it.each([
    ['spread', -8, -7, [-9.3, -5.7]],
    ['spread', -14, 2, [-15.6, 3.6]],
    ['total', 47.5, 47.5, [45.7, 49.3]],
    ['moneyline', 0, 10, [-31, 41]],
  ] as const)(
    'leaves room around the line of %s: from %d to %d the axis spans %j',
    (market, least, most, range) => {
      const [from, to] = chartOf(moved(market), { xs: [], tracks: [] }).range(least, most)
      expect([Math.round(from * 10) / 10, Math.round(to * 10) / 10]).toEqual(range)
    },
  )
})

describe('the text beside the pointer', () => {
  const since = (ms: number) => `since ${dayText(ms)}, ${timeText(ms)}`

  it('is the line at that time, and after the last change the last line', () => {
    const texts = [0, 1, 2].map((index) => pointText(moved('spread'), TEAMS, index))
    expect(texts).toEqual([`SEA -7 ${since(NOON!)}`, `SEA -8 ${since(TWO!)}`, `SEA -8 ${since(TWO!)}`])
  })

  it('is the last of all lines after the last change', () => {
    expect(pointText(moved('spread', THREE_STEPS), TEAMS, 3)).toBe(`SEA -9 ${since(LATER!)}`)
  })

  it('is both prices, and a total without a team', () => {
    expect(pointText(moved('moneyline'), TEAMS, 0)).toBe(`SF +260 · SEA -325 ${since(NOON!)}`)
    expect(pointText(moved('total'), TEAMS, 0)).toBe(`47.5 ${since(NOON!)}`)
  })

  it('leaves out numbers that are missing', () => {
    const one = moved('moneyline', [sampleChange({ away_money_line: null })])
    expect(pointText(one, TEAMS, 0)).toBe(`SEA -325 ${since(NOON!)}`)
    expect(pointText({ ...one, points: [] }, TEAMS, 0)).toBeUndefined()
  })
})
