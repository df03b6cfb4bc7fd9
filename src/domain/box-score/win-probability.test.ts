import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chancesText,
  MOST_WIN_POINTS,
  wholePercent,
  winFacts,
  winProbability,
  type WinPoint,
} from './win-probability'

const NAMES = { away: 'BUF', home: 'KC' }
const point = (home: number, changes: Partial<WinPoint> = {}): WinPoint => ({
  play: 1,
  home,
  away: 100 - home,
  period: '3Q',
  clock: '4:12',
  ...changes,
})

describe('win probability', () => {
  it.each([
    [0, 0],
    [0.001, 1],
    [0.494, 49],
    [0.999, 99],
    [1, 100],
  ])('%d is %d per cent: only what is decided is certain', (chance, percent) => {
    expect(wholePercent(chance)).toBe(percent)
  })

  it('does not exist before there are two points to draw', () => {
    expect([winProbability([]), winProbability([point(50)])]).toEqual([undefined, undefined])
  })

  it('counts how often the favorite changed; a level moment is no change', () => {
    const homes = [60, 50, 40, 50, 45, 70]
    expect(winProbability(homes.map((home) => point(home)))?.favouriteChanges).toBe(2)
    expect(winProbability([60, 50, 70].map((home) => point(home)))?.favouriteChanges).toBe(0)
  })

  const game = (homes: readonly number[]) => homes.map((home, play) => point(home, { play }))
  /** By itself fast-check makes short lists, which are not thinned. */
  const longGame = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 700, size: 'max' })

  it('keeps the ends, the lowest and the highest of a long game, in their order', () => {
    fc.assert(
      fc.property(longGame, (homes) => {
        const all = game(homes)
        const { points } = winProbability(all)!
        const kept = points.map(({ home }) => home)
        expect(points.length).toBeLessThanOrEqual(MOST_WIN_POINTS)
        expect([points[0], points.at(-1)]).toEqual([all[0], all.at(-1)])
        expect([Math.min(...kept), Math.max(...kept)]).toEqual([Math.min(...homes), Math.max(...homes)])
        expect(points).toEqual(points.toSorted((one, other) => one.play - other.play))
      }),
    )
  })

  it('keeps all of a game that fits into a chart, and as much as fits of a longer one', () => {
    const swings = (plays: number) => game(Array.from({ length: plays }, (_, play) => (play * 37) % 101))
    const keptOf = (plays: number) => winProbability(swings(plays))!.points.length
    expect([119, 120, 121, 700].map(keptOf)).toEqual([119, 120, 120, 120])
    const level = Array.from({ length: 120 }, () => 50)
    expect(winProbability(game(level))!.points).toHaveLength(120)
  })

  it('loses no swing in any part of a long game', () => {
    const flat = Array.from({ length: 600 }, () => 50)
    for (const play of [1, 10, 11, 299, 300, 598]) {
      const swing = flat.with(play, 90)
      expect(winProbability(game(swing))!.points.map((one) => one.play)).toContain(play)
      expect(winProbability(game(flat.with(play, 10)))!.points.map((one) => one.play)).toContain(play)
    }
  })
})

describe('win probability in words', () => {
  it('says the chances now, how low the likelier winner was, and how often the favorite changed', () => {
    const told = winProbability([point(30, { clock: '9:00' }), point(12), point(72, { clock: '0:08' })])!
    expect(winFacts(told, NAMES, false)).toEqual([
      { label: 'Now', text: 'KC 72%, BUF 28%' },
      { label: 'KC at worst', text: '12%, 3Q 4:12' },
      { label: 'Favorite', text: 'changed once' },
    ])
    const away = winProbability([point(70), point(30), point(60), point(40)])!
    expect(winFacts(away, NAMES, false).map(({ text }) => text)).toEqual([
      'BUF 60%, KC 40%',
      '30%, 3Q 4:12',
      'changed 3 times',
    ])
    expect(winFacts(away, NAMES, false)[1]?.label).toBe('BUF at worst')
    const level = winProbability([point(40), point(50)])!
    expect(winFacts(level, NAMES, false)[1]?.label).toBe('KC at worst')
    expect(winFacts({ points: [], favouriteChanges: 0 }, NAMES, false)).toEqual([])
  })

  it('says what the chances were at the end only if the feed judged the end, and else when they were so', () => {
    const lastOf = (...points: readonly WinPoint[]) => winFacts(winProbability(points)!, NAMES, true)[0]
    expect(lastOf(point(70), point(100))).toEqual({ label: 'At the end', text: 'KC 100%, BUF 0%' })
    expect(lastOf(point(70), point(0))).toEqual({ label: 'At the end', text: 'BUF 100%, KC 0%' })
    const tie = { away: 0 }
    expect(lastOf(point(70), point(0, tie))?.label).toBe('At the end')
    expect(lastOf(point(70), point(99))).toEqual({ label: 'Last told', text: 'KC 99%, BUF 1%, 3Q 4:12' })
  })

  it('tells the first of several moments that were equally bad', () => {
    const told = winProbability([point(12, { clock: '9:00' }), point(12), point(72)])!
    expect(winFacts(told, NAMES, false)[1]?.text).toBe('12%, 3Q 9:00')
  })

  it('names the likelier team first, and a tie only where one is possible', () => {
    expect(chancesText(point(20), NAMES)).toBe('BUF 80%, KC 20%')
    expect(chancesText(point(50), NAMES)).toBe('KC 50%, BUF 50%')
    expect(chancesText(point(20, { away: 70 }), NAMES)).toBe('BUF 70%, KC 20%, tie 10%')
  })

  it('leaves out the time of a moment that the feed does not name', () => {
    const unnamed = { period: '', clock: '' }
    const told = winProbability([point(60, unnamed), point(70, unnamed)])!
    expect(winFacts(told, NAMES, false).map(({ text }) => text)).toEqual([
      'KC 70%, BUF 30%',
      '60%',
      'never changed',
    ])
  })
})
