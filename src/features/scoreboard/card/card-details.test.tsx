import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game, LiveGame } from '../../../domain/game/game'
import { teamColor } from '../../../domain/game/team-color'
import type { GameSlug } from '../../../domain/league'
import type { WeatherCondition } from '../../../domain/weather/weather'
import { dataOf, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { finalGame, liveGame, offGame, scheduledGame, team } from '../testing/games'
import { GameCard } from './game-card'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './rain'

const FOOTBALL = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 34,
  possession: 'SF',
  possessionText: 'SEA 34',
  downDistanceText: '3rd & 7',
  homeTimeouts: 3,
  awayTimeouts: 1,
} as const

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function show(game: Game, slug: GameSlug = 'nfl', compact = false) {
  rendered = render(<GameCard slug={slug} game={game} today="" compact={compact} />)
  return find(rendered.page, 'article')
}
const teamRows = () => [...rendered.page.querySelectorAll<HTMLElement>('[data-team]')]
const drawings = () => [...rendered.page.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

describe('the teams of a card', () => {
  const ranked = { awayTeam: team('SF', { score: 17, ranking: 4, color: 'aa0000' }) }

  it('are named in full with their rank, and marked in their colour', () => {
    show(finalGame(ranked), 'ncaaf')
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 The SF3-217', 'SEAThe SEA3-2Winner 24'])
    expect(teamRows().map((row) => row.style.getPropertyValue('--team'))).toEqual([
      `#${teamColor('aa0000')}`,
      '',
    ])
  })

  it('are abbreviations where there is little room, with their records before a game', () => {
    show(scheduledGame(ranked), 'ncaaf', true)
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 SF3-2', 'SEASEA3-2'])
    rendered.close()
    show(finalGame(ranked), 'ncaaf', true)
    expect(teamRows().map((row) => row.textContent)).toEqual(['SF4 SF17', 'SEASEAWinner 24'])
    expect(teamRows().map((row) => row.dataset['result'])).toEqual(['lost', 'won'])
  })

  it.each([
    ['regular', false],
    ['compact', true],
  ])('tell who has the ball: %s', (_size, compact) => {
    show(liveGame({ situation: FOOTBALL }), 'nfl', compact)
    expect(teamRows().map((row) => row.querySelector('[data-possession]') !== null)).toEqual([true, false])
  })

  it('say aloud who has the ball', () => {
    show(liveGame({ situation: FOOTBALL }))
    expect(find(rendered.page, '[data-possession]').textContent).toBe('has the ball')
  })

  it('have three pips for the timeouts that are left, and none where nobody says', () => {
    const pips = () =>
      teamRows().map((row) => row.querySelector<HTMLElement>('[data-timeouts]')?.dataset['timeouts'])
    show(liveGame({ situation: FOOTBALL }))
    expect(pips()).toEqual(['1', '3'])
    rendered.close()
    const { homeTimeouts: _home, awayTimeouts: _away, ...untold } = FOOTBALL
    show(liveGame({ situation: { ...untold, awayTimeouts: 0 } }))
    expect(pips()).toEqual(['0', undefined])
  })
})

describe('the field of a football game', () => {
  const field = () => rendered.page.querySelector<HTMLElement>('[data-field]')
  const places = () =>
    ['--away', '--home', '--ball', '--gain'].map((name) => field()!.style.getPropertyValue(name))

  it('has the ball and the line to gain in their places, the guests on the left', () => {
    show(liveGame({ situation: FOOTBALL, homeTeam: team('SEA', { score: 24, color: '0000aa' }) }))
    expect(places()).toEqual(['', `#${teamColor('0000aa')}`, '0.66', '0.73'])
    expect(dataOf(field()!)).toMatchObject({ attacker: 'away', redZone: 'false' })
  })

  it('is empty and keeps its room while nobody plays', () => {
    show(liveGame({ quarter: 'HALF', situation: FOOTBALL, awayTeam: team('SF', { color: 'aa0000' }) }))
    expect(places()).toEqual([`#${teamColor('aa0000')}`, '', '', ''])
  })

  it('is there in no other sport, and neither before nor after a game', () => {
    for (const [game, slug] of [
      [liveGame(), 'nba'],
      [scheduledGame(), 'nfl'],
      [finalGame(), 'nfl'],
    ] as const) {
      show(game, slug)
      expect(field()).toBeNull()
      rendered.close()
    }
    show(liveGame(), 'ncaaf')
    expect(field()).not.toBeNull()
  })
})

describe('the moment of a game', () => {
  const OURS = { kind: 'basketball', lastPlay: 'Layup by Ann' } as const
  const live = (situation: LiveGame['situation'], more: Partial<LiveGame> = {}) =>
    liveGame({ ...(situation && { situation }), ...more })

  it.each([
    [
      'the shot clock and the bonus',
      'nba',
      { ...OURS, shotClock: 12, inBonus: true },
      'Shot clock 12 · Bonus',
    ],
    ['the shot clock alone', 'nba', { ...OURS, shotClock: 0 }, 'Shot clock 0'],
    ['the bonus alone', 'nba', { ...OURS, inBonus: true }, 'Bonus'],
    [
      'a power play of nobody knows whom',
      'nhl',
      { kind: 'hockey', lastPlay: '', powerPlay: true, strength: 'power play' },
      'Power play',
    ],
  ] as const)('is %s', (_what, slug, situation, text) => {
    expect(show(live(situation), slug).textContent).toMatch(new RegExp(`^Live3Q • 8:36${text}`))
  })

  it('is nothing special in an ordinary one', () => {
    expect(show(live(OURS), 'nba').textContent).toMatch(/^Live3Q • 8:36SF/)
    rendered.close()
    const even = { kind: 'hockey', lastPlay: '', powerPlay: false, strength: 'even' } as const
    expect(show(live(even), 'nhl').textContent).toMatch(/^Live3Q • 8:36SF/)
  })

  it('has the last play below the teams on a court, and keeps its line without one', () => {
    const line = () => rendered.page.querySelector('[data-kind=basketball] + p')
    show(live(OURS), 'nba')
    expect([line()?.textContent, line()?.getAttribute('title')]).toEqual(['Layup by Ann', 'Layup by Ann'])
    rendered.close()
    show(live(undefined), 'nba')
    expect(line()?.textContent).toBe('')
    rendered.close()
    show(live(OURS, { delay: 'Clock Delay' }), 'nba')
    expect(line()?.textContent).toBe('')
    rendered.close()
    show(finalGame(), 'nba')
    expect(rendered.page.textContent).not.toContain('Layup')
  })

  it('is the bases and the outs of a baseball game, each by itself', () => {
    const atBat = { balls: 0, strikes: 0, outs: 2, onFirst: false, onSecond: true, onThird: true }
    show(live({ kind: 'baseball', ...atBat }), 'mlb')
    const taken = [...rendered.page.querySelectorAll<HTMLElement>('[data-taken]')]
    expect(taken.map((base) => base.getAttribute('data-taken'))).toEqual(['false', 'true', 'true'])
    const outs = [...rendered.page.querySelectorAll<HTMLElement>('[data-out]')]
    expect(outs.map(({ dataset }) => dataset['out'])).toEqual(['true', 'true', 'false'])
    expect(rendered.page.textContent).toContain('2 outs')
    expect(rendered.page.textContent).not.toContain('at bat')
  })

  it('has its words away from the goal without the red zone', () => {
    const card = show(live(FOOTBALL))
    expect(find(card, '[data-red-zone]:not([data-field])').dataset['redZone']).toBe('false')
    expect(card.textContent).not.toContain('Red zone')
  })
})

describe('the foot of a card', () => {
  it('says what the game is about, and the headline where that says more', () => {
    const about = { poRoundDesc: 'Semifinals', seriesConference: 'East', seriesGameNumber: 2 }
    const card = show(finalGame({ ...about, headline: 'Ann scores forty' }), 'nba')
    expect(card.textContent).toContain('East Semifinals · Game 2Ann scores fortyLumen Field · Seattle, WA')
    rendered.close()
    const again = show(finalGame({ ...about, headline: 'East Semifinals - Game 2' }), 'nba')
    expect(again.textContent).toContain('East Semifinals · Game 2Lumen Field')
  })

  it('has another drawing for each weather', () => {
    const conditions: readonly WeatherCondition[] = [
      'Clear',
      'Indoor',
      'Snow',
      'Rain',
      'Windy',
      'Storm',
      'Hazy',
      'Overcast',
    ]
    const seen = conditions.map((condition) => {
      show(finalGame({ weather: { temp: 70, condition, estimated: false } }))
      const drawing = find(rendered.page, '[data-estimated] path').getAttribute('d')
      expect(find(rendered.page, '[data-estimated]').dataset['estimated']).toBe('false')
      rendered.close()
      return drawing
    })
    expect(new Set(seen).size).toBe(conditions.length)
    expect(seen).not.toContain(null)
    show(finalGame({ weather: { temp: 70, condition: 'Clear', estimated: true } }))
    expect(find(rendered.page, '[data-estimated]').dataset['estimated']).toBe('true')
  })
})

describe('the head of a card', () => {
  const stage = () => find(rendered.page, '[data-stage]').dataset

  it('has a sign for a game that waits or is off, and none for one that is played or over', () => {
    const signs = (game: Game) => {
      show(game, 'mlb', true)
      const found = drawings()
      rendered.close()
      return found
    }
    const [clock] = signs(liveGame({ delay: 'Rain Delay' }))
    const [warning] = signs(offGame('cancelled'))
    expect(clock).toBeDefined()
    expect(warning).toBeDefined()
    expect(clock).not.toBe(warning)
    expect([signs(liveGame()), signs(finalGame()), signs(scheduledGame())]).toEqual([[], [], []])
    show(finalGame(), 'mlb', true)
    expect(stage()).toMatchObject({ stage: 'final', compact: 'true' })
    rendered.close()
    show(finalGame(), 'mlb')
    expect(stage()['compact']).toBe('false')
  })

  it('has the start for machines, and counts down to it by the second', () => {
    vi.useFakeTimers({ now: Date.parse('2026-09-13T20:20:30Z') })
    show(scheduledGame({ start: '2026-09-13T20:25:00Z' }))
    const timer = () => find(rendered.page, '[role=timer]')
    expect(find(rendered.page, 'time').getAttribute('datetime')).toBe('2026-09-13T20:25:00Z')
    expect([timer().textContent, timer().dataset['countdown']]).toEqual(['4:30', 'red'])
    settle(() => vi.advanceTimersByTime(30_000))
    expect(timer().textContent).toBe('4:00')
    settle(() => vi.advanceTimersByTime(4 * 60_000))
    expect(timer().textContent).toBe('Starting soon')
    rendered.close()
    show(finalGame())
    expect(rendered.page.querySelector('time, [role=timer]')).toBeNull()
  })

  it.each([
    ['Lightning Delay', 'Rain Delay', false],
    ['Snow Delay', 'Cold Delay', true],
    ['Wind Delay', 'Fog Delay', false],
    ['Technical Delay', 'Facility Delay', true],
    ['Heat Delay', 'Storm Delay', false],
  ])('has a sign for what a game waits for: %s and %s', (one, other, isSame) => {
    const sign = (delay: string) => {
      show(liveGame({ delay }))
      const path = find(rendered.page, `[title="${delay}"] path`).getAttribute('d')
      expect(path).not.toBeNull()
      rendered.close()
      return path
    }
    expect(sign(one) === sign(other)).toBe(isSame)
  })
})

describe('a card of a game that nobody plays', () => {
  const LINE = {
    homeSpread: -3.5,
    awaySpread: 3.5,
    homeMoneyLine: -170,
    awayMoneyLine: 150,
    overUnder: 44.5,
    providerName: 'Book',
    providerId: '1',
    details: 'SEA -3.5',
  } as const

  it('brings its line along for everybody, and leads nowhere', () => {
    rendered = render(<GameCard slug="nfl" game={liveGame()} today="" simulated={{ line: LINE as never }} />)
    expect(rendered.page.querySelectorAll('[data-odds]')).toHaveLength(3)
    expect(find(rendered.page, 'h2').textContent).toBe('The SF at The SEA')
    expect(rendered.page.querySelector('a, [data-ticker-slot]')).toBeNull()
  })

  it('has no line where there is none', () => {
    rendered = render(<GameCard slug="nfl" game={liveGame()} today="" simulated={{ line: undefined }} />)
    expect(rendered.page.querySelector('dl')).toBeNull()
  })
})
