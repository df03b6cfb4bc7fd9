import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { click, dataOf, eventually, find, render, settle, type Rendered } from '../../../ui/testing/render'
import { GameCard } from './game-card'
import { dayText, timeText } from '../../../platform/local-time'
import { finalGame, liveGame, offGame, scheduledGame, team } from '../testing/games'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './rain'

const START = Date.parse('2026-09-13T20:25:00Z')

const FOOTBALL = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 14,
  possession: 'SF',
  possessionText: 'SEA 14',
  downDistanceText: '3rd & 7',
  homeTimeouts: 3,
  awayTimeouts: 1,
} as const

const BASEBALL = {
  kind: 'baseball',
  balls: 0,
  strikes: 0,
  outs: 1,
  onFirst: true,
  onSecond: false,
  onThird: false,
  possession: 'SEA',
} as const

describe('a game card', () => {
  let rendered: Rendered
  afterEach(() => {
    rendered.close()
    // Pressing a card has changed the page's address, and the tests of other files start at that address.
    history.replaceState(null, '', '/')
  })

  const showCompact = (game: Game) => {
    rendered = render(<GameCard slug="nfl" game={game} today="" compact />)
    return find(rendered.page, 'article')
  }

  const show = (game: Game, today = dayText(START), slug: GameSlug = 'nfl') => {
    rendered = render(<GameCard slug={slug} game={game} today={today} />)
    return find(rendered.page, 'article')
  }
  const scores = () =>
    [...rendered.page.querySelectorAll('[data-team]')].map((row) => row.lastElementChild?.tagName)

  it.each([
    ['live', liveGame(), '3Q • 8:36'],
    ['final', finalGame({ quarter: 'FINAL/OT' }), 'FINAL/OT'],
    ['scheduled', scheduledGame(), '0Q'],
    ['off', offGame('postponed'), '0Q'],
  ])('has the data attributes of a game in the phase %s', (phase, game, period) => {
    expect(dataOf(show(game))).toEqual({ game: '401', phase, period })
  })

  it('carries each team with its score and, where it has one, its rank', () => {
    const card = show(liveGame({ awayTeam: team('SF', { score: 17, ranking: 4 }) }))
    const [away, home] = card.querySelectorAll<HTMLElement>('[data-team]')
    expect(dataOf(away)).toMatchObject({ team: 'away', abbr: 'SF', score: '17', rank: '4' })
    expect(dataOf(home)).toMatchObject({ team: 'home', abbr: 'SEA', score: '24' })
    expect(home?.dataset['rank']).toBeUndefined()
  })

  it('shows the label of a live game and marks it as live in words', () => {
    expect(show(liveGame()).textContent).toContain('Live3Q • 8:36')
  })

  it.each([
    ['a card of full size', show],
    ['a compact card', showCompact],
  ])(
    'does not call a game live in which nothing happens any more, and says since when: %s',
    (_size, draw) => {
      const stuck = liveGame({ stuckSince: new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString() })
      expect(draw(stuck).textContent).toMatch(/^3Q • 8:36Last change 3 h ago/)
    },
  )

  it('draws rain over a game that is postponed for rain, and over no other that is off', async () => {
    const rain = () => rendered.page.querySelectorAll('[data-rain] > i').length
    const off = (headline: string) => ({ ...offGame('postponed'), headline })
    expect(show(off('Postponed because of rain')).textContent).toMatch(
      /^Postponed: Rain(?!.*Postponed: Rain)/,
    )
    await eventually(() => rain() === 40)
    rendered.close()
    expect(show(off('Postponed')).textContent).toContain('Game Postponed')
    expect(rendered.page.querySelector('[data-rain], [aria-label="Pause the rain"]')).toBeNull()
  })

  it('shows the local start of a scheduled game, and the day when it is another one', () => {
    expect(show(scheduledGame()).textContent).toMatch(new RegExp(`^${timeText(START)}`))
    rendered.close()
    expect(show(scheduledGame(), 'Fri, Sep 11').textContent).toContain(
      `${dayText(START)} · ${timeText(START)}`,
    )
  })

  it('shows no score of a game that was not played', () => {
    show(scheduledGame())
    expect(scores()).toEqual(['DIV', 'DIV'])
    rendered.close()
    expect(show(offGame('postponed')).textContent).toContain('Postponed')
    expect(scores()).toEqual(['DIV', 'DIV'])
    rendered.close()
    show(offGame('suspended'))
    expect(scores()).toEqual(['P', 'P'])
  })

  it('names the winner, and nobody after a draw', () => {
    const results = () =>
      [...rendered.page.querySelectorAll<HTMLElement>('[data-team]')].map((row) => row.dataset['result'])
    show(finalGame())
    expect(results()).toEqual(['lost', 'won'])
    rendered.close()
    show(finalGame({ homeTeam: team('SEA', { score: 17 }) }))
    expect(results()).toEqual(['open', 'open'])
  })

  it('lights up a score that changes, not one that is shown first', () => {
    const lit = () => rendered.page.querySelectorAll('[class*=lit]').length
    show(liveGame())
    expect(lit()).toBe(0)
    const scored = liveGame({ awayTeam: team('SF', { score: 24 }) })
    rendered.show(<GameCard slug="nfl" game={scored} today="" />)
    expect(lit()).toBe(1)
  })

  it('has one link, which lights up for 1.8 s when it is pressed', () => {
    vi.useFakeTimers()
    const card = show(liveGame())
    const links = [...card.querySelectorAll('a')]
    expect(links).toHaveLength(1)
    click(links[0]!)
    expect(links[0]!.dataset['highlighted']).toBe('true')
    settle(() => vi.advanceTimersByTime(1799))
    expect(links[0]!.dataset['highlighted']).toBe('true')
    settle(() => vi.advanceTimersByTime(1))
    expect(links[0]!.dataset['highlighted']).toBe('false')
    click(links[0]!)
    settle(() => vi.advanceTimersByTime(1000))
    click(links[0]!)
    settle(() => vi.advanceTimersByTime(1799))
    expect(links[0]!.dataset['highlighted'], '1.8 s after the last press').toBe('true')
    vi.useRealTimers()
  })

  it('leads as a whole to the box score of its game', () => {
    const link = find<HTMLAnchorElement>(show(liveGame()), 'a')
    expect(link.getAttribute('href')).toBe('/nfl/game/401')
    expect(link.getAttribute('aria-label')).toBe('The SF at The SEA, box score')
  })

  it.each([
    [null, 'Error: Game object is required'],
    [{ ...liveGame(), awayTeam: undefined }, 'Error: Both home and away teams are required'],
  ])('says what is missing instead of a card', (broken, text) => {
    rendered = render(<GameCard slug="nfl" game={broken as unknown as Game} today="" />)
    expect(find(rendered.page, '[role=alert]').textContent).toBe(text)
  })

  it('marks possession, timeouts and the field of a football game in play', () => {
    const card = show(liveGame({ situation: FOOTBALL }))
    expect(find(card, '[data-team=away]').querySelector('[data-possession]')).not.toBeNull()
    expect(find(card, '[data-team=home]').querySelector('[data-possession]')).toBeNull()
    const left = [...card.querySelectorAll('[data-timeouts]')].map((pips) => pips.getAttribute('aria-label'))
    expect(left).toEqual(['1 timeout left', '3 timeouts left'])
    expect(dataOf(find(card, '[data-attacker]'))).toEqual({ attacker: 'away', redZone: 'true' })
    expect(card.textContent).toContain('Red zone, 3rd & 7 · SEA 14')
  })

  it('says what has happened while no down is played, and keeps the room of the field', () => {
    const scored = { kind: 'football', happening: 'touchdown', happeningTeam: 'LV', homeTimeouts: 3 } as const
    const card = show(liveGame({ situation: scored }))
    expect(card.textContent).toMatch(/^Live3Q • 8:36Touchdown LV/)
    expect(card.querySelector('[data-field]')).not.toBeNull()
  })

  it('marks nobody at halftime', () => {
    const card = show(liveGame({ quarter: 'HALF', situation: FOOTBALL }))
    expect(card.querySelector('[data-possession], [data-attacker]')).toBeNull()
    expect(card.textContent).toContain('LiveHalftime')
  })

  it('shows who bats, the bases and the outs of a baseball game', () => {
    const situation = { ...BASEBALL, balls: 2, strikes: 1 }
    const card = show(liveGame({ quarter: 'Top 5th 2-1', situation }), '', 'mlb')
    expect(card.textContent).toMatch(/^LiveTop 5th 2-1SEA at bat1 out/)
    expect(find(card, 'svg').getAttribute('aria-label')).toBe('On first')
    expect(card.querySelectorAll('[data-out=true]')).toHaveLength(1)
  })

  it.each([
    [{ powerPlay: true, strength: 'power play', possession: 'SEA' } as const, 'SEA power play'],
    [{ powerPlay: false, strength: 'empty net' } as const, 'Empty net'],
  ])('names the strength of a hockey game', (strength, text) => {
    const situation = { kind: 'hockey', lastPlay: 'Shot on goal', ...strength } as const
    const card = show(liveGame({ quarter: '2P • 3:21', situation }), '', 'nhl')
    expect(card.textContent).toContain(text)
    expect(card.textContent).toContain('Shot on goal')
  })

  it('gives place and weather, marking what is only estimated', () => {
    const weather = { temp: 70, condition: 'Clear', estimated: true } as const
    expect(show(liveGame({ weather })).textContent).toContain(
      'Lumen Field · Seattle, WA70° Clear (estimated)',
    )
    rendered.close()
    const inside = { temp: 72, condition: 'Indoor', estimated: false } as const
    expect(show(liveGame({ weather: inside })).textContent).toContain('Lumen Field · Seattle, WAIndoor')
  })

  it('says why a game waits, in our words and in those of the feed', () => {
    const delayed = liveGame({ quarter: 'DELAYED', delay: 'Rain Delay, Top 3rd' })
    expect(show(delayed).textContent).toMatch(/^Delayed · Top 3rdRain Delay(?!.*Top 3rd)/)
    rendered.close()
    expect(showCompact(delayed).textContent).toMatch(/^Delayed · Top 3rdSF/)
  })

  it.each([
    ['a card of full size', show],
    ['a compact card', showCompact],
  ])('shows no play and no clear skies while the game waits: %s', (_size, draw) => {
    const weather = { temp: 82, condition: 'Clear', estimated: false } as const
    const card = draw(liveGame({ delay: 'Lightning Delay', situation: FOOTBALL, weather }))
    expect(card.textContent).toMatch(/^Delayed · 3Q • 8:36/)
    expect(card.textContent).not.toMatch(/Live|3rd & 7|Clear/)
    expect(card.querySelector('[data-possession], [data-attacker]')).toBeNull()
  })

  it.each([
    ['a card of full size', show],
    ['a compact card', showCompact],
  ])('calls a game FINAL, and not live, once its clock has run out: %s', (_size, draw) => {
    expect(draw(liveGame({ quarter: 'FINAL', situation: FOOTBALL })).textContent).toMatch(/^FINAL(?!.*3rd)/)
  })

  it.each([
    ['once its clock has run out', liveGame({ quarter: 'FINAL' })],
    ['when nothing changes any more', liveGame({ stuckSince: '2026-09-13T20:00:00Z' })],
  ])('is not worried by the weather over a game that nobody plays: %s', (_when, game) => {
    const card = show({ ...game, weather: { temp: 76, condition: 'Storm', estimated: false } })
    expect(card.querySelector('[class*=rain]')).toBeNull()
    expect(card.textContent).toContain('76° Storm')
    expect(card.textContent).not.toContain('Severe')
  })

  it('counts down at its head', () => {
    const start = new Date(Date.now() + 20 * 60_000).toISOString()
    for (const draw of [show, showCompact]) {
      const timer = find(draw(scheduledGame({ start })), '[data-countdown]')
      expect(timer.dataset['countdown']).toBe('yellow')
      expect(timer.textContent).toMatch(/^(20:00|19:\d\d)$/)
      rendered.close()
    }
    const late = new Date(Date.now() - 60_000).toISOString()
    expect(find(showCompact(scheduledGame({ start: late })), '[data-countdown=red]').textContent).toBe(
      'Starting soon',
    )
    rendered.close()
    expect(
      showCompact(scheduledGame({ startTime: '9/13 - TBD' })).querySelector('[data-countdown]'),
    ).toBeNull()
  })

  it('keeps to the contract when it is compact, with abbreviations alone', () => {
    const card = showCompact(liveGame())
    expect(dataOf(card)).toEqual({ game: '401', phase: 'live', period: '3Q • 8:36' })
    expect(card.textContent).toBe('Live3Q • 8:36SFSF17SEASEA24')
    expect([...card.querySelectorAll<HTMLElement>('[data-team]')].map((row) => row.dataset['score'])).toEqual(
      ['17', '24'],
    )
  })
})
