import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../domain/game/game'
import { teamColor } from '../../../domain/game/team-color'
import type { GameSport } from '../../../domain/league'
import { log } from '../../../platform/log'
import { click, dataOf, find } from '../../../ui/testing/render'
import { board, finalGame, liveGame, offGame, scheduledGame, team } from '../testing/games'
import { renderWithPorts } from '../testing/render-with-ports'
import { Wall } from './wall'

const SITUATION = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 14,
  possession: 'SF',
  possessionText: 'SEA 14',
  downDistanceText: '3rd & 7',
} as const

describe('a wall of games', () => {
  let shown: ReturnType<typeof renderWithPorts>
  afterEach(() => {
    shown.close()
    vi.unstubAllGlobals()
  })

  const show = (games: readonly Game[], { isUpright = false, sport = 'NFL' as GameSport } = {}) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(orientation: portrait)' && isUpright,
      addEventListener() {},
      removeEventListener() {},
    }))
    shown = renderWithPorts(<Wall board={board({ sport, games })} />)
    return shown.page
  }
  const ids = () =>
    [...shown.page.querySelectorAll<HTMLElement>('[data-game]')].map((card) => card.dataset['game'])
  const rows = () => [...shown.page.querySelectorAll<HTMLElement>('[data-team]')]
  const grid = () => {
    const stage = find(shown.page, '[data-wall]')
    const { style } = stage
    return [stage.dataset['wall'], style.getPropertyValue('--columns'), style.getPropertyValue('--rows')]
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => liveGame({ id: `${index}` }))

  it.each([
    ['on a wide screen', 4, false, ['whole', '2', '2'], 'full'],
    ['on a wide screen', 9, false, ['whole', '3', '3'], 'short'],
    ['on a wide screen', 17, false, ['scrolling', '4', '4'], 'abbreviation'],
    ['on an upright screen', 4, true, ['whole', '1', '4'], 'full'],
  ])('shows games as large as there is room for: %s, %i games', (_, count, isUpright, stands, names) => {
    show(many(count), { isUpright })
    expect([grid(), ids().length]).toEqual([stands, count])
    expect(find(shown.page, '[data-names]').dataset['names']).toBe(names)
  })

  it('has those that are live first', () => {
    show([finalGame({ id: 'over' }), scheduledGame({ id: 'later' }), liveGame({ id: 'live' })])
    expect(ids()).toEqual(['live', 'later', 'over'])
  })

  it('says who plays, how it stands, and how far it is', () => {
    const page = show([liveGame({ situation: SITUATION, awayTeam: team('SF', { score: 17, ranking: 4 }) })])
    const card = find(page, 'article')
    expect(dataOf(card)).toEqual({ game: '401', phase: 'live', period: '3Q • 8:36' })
    expect(card.getAttribute('aria-label')).toBe('The SF at The SEA')
    expect(card.textContent).toBe('3Q • 8:363rd & 7 · SEA 14SF4 The SF17SEAThe SEA24')
    expect(find(card, '[aria-label=Live]').getAttribute('role')).toBe('img')
    const link = find(card, 'a')
    expect([link.getAttribute('href'), link.getAttribute('aria-label')]).toEqual([
      '/nfl/game/401',
      'The SF at The SEA, box score',
    ])
  })

  it('shows who has the ball, and lights up near the goal', () => {
    show([liveGame({ situation: SITUATION })])
    expect(rows().map((row) => row.querySelector('[data-possession]')?.getAttribute('aria-label'))).toEqual([
      'has the ball',
      undefined,
    ])
    expect(find(shown.page, '[data-hot]').dataset['hot']).toBe('true')
    shown.close()
    show([liveGame({ situation: { ...SITUATION, yardLine: 55 } })])
    expect(find(shown.page, '[data-hot]').dataset['hot']).toBe('false')
  })

  it('shows the bases of a baseball game', () => {
    const bases = { balls: 0, strikes: 0, outs: 2, onFirst: true, onSecond: false, onThird: false }
    const page = show([liveGame({ quarter: 'Top 5th', situation: { kind: 'baseball', ...bases } })], {
      sport: 'MLB',
    })
    expect(find(page, 'svg[role=img]').getAttribute('aria-label')).toBe('On first')
    expect(page.textContent).toContain('2 outs')
  })

  it('has neither a score nor a live sign before a game, and names its winner after it', () => {
    show([scheduledGame()])
    expect(rows().map((row) => row.lastElementChild?.textContent)).toEqual(['The SF', 'The SEA'])
    expect(shown.page.querySelector('[aria-label=Live], [data-possession], svg[role=img]')).toBeNull()
    shown.close()
    show([finalGame()])
    expect(rows().map((row) => row.dataset['result'])).toEqual(['lost', 'won'])
    expect(rows().map((row) => row.lastElementChild?.textContent)).toEqual(['17', 'Winner 24'])
    expect(find(shown.page, '[data-stage]').textContent).toBe('FINAL')
  })

  it('says in one word what became of a game that is off', () => {
    show([offGame('postponed')])
    expect(find(shown.page, '[data-stage]').textContent).toBe('Postponed')
  })

  it('says in which inning a baseball game waits', () => {
    const page = show([liveGame({ quarter: 'DELAYED', delay: 'Rain Delay, Top 3rd' })], { sport: 'MLB' })
    expect(find(page, '[data-stage=delayed]').textContent).toBe('Delayed · Top 3rd')
  })

  it('says since when nothing has changed in a game that is stuck', () => {
    const stuckSince = new Date(Date.now() - 150 * 60_000).toISOString()
    const page = show([liveGame({ stuckSince })])
    expect(find(page, '[data-stage=stuck]').textContent).toBe('3Q • 8:36Last change 2 h ago')
  })

  it('draws a team in its colour, where it has one', () => {
    show([liveGame({ awayTeam: team('SF', { color: 'aa0000' }) })])
    expect(rows().map((row) => row.style.getPropertyValue('--team'))).toEqual([`#${teamColor('aa0000')}`, ''])
  })

  it('says what is missing instead of a card', () => {
    const { awayTeam: _gone, ...broken } = liveGame()
    const page = show([broken as Game])
    expect(page.textContent).toContain('Error: Both home and away teams are required')
  })

  it('keeps the others when one card cannot be drawn, and tries it again when asked', () => {
    let isBroken = true
    const broken = liveGame({ id: 'broken' })
    const { quarter } = broken
    Object.defineProperty(broken, 'quarter', {
      enumerable: true,
      get() {
        if (isBroken) throw new Error('no quarter')
        return quarter
      },
    })
    show([broken, liveGame({ id: 'whole' })])
    expect(ids()).toEqual(['whole'])
    expect(log.entries().findLast(({ message }) => message.startsWith('Wall Card: '))).toMatchObject({
      level: 'error',
    })
    isBroken = false
    click(find(shown.page, 'button'))
    expect(ids()).toEqual(['broken', 'whole'])
  })
})
