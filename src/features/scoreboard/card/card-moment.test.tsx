import { describe, expect, it } from 'vitest'
import type { LiveGame } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { find } from '../../../ui/testing/render'
import { FOOTBALL, page, showCard, showCardForEach } from '../testing/card-on-screen'
import { finalGame, liveGame } from '../testing/games'

showCardForEach()

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
      'a power play, when the feed does not say whose',
      'nhl',
      { kind: 'hockey', lastPlay: '', powerPlay: true, strength: 'power play' },
      'Power play',
    ],
  ] as const)('is %s', (_what, slug, situation, text) => {
    expect(showCard(live(situation), slug).textContent).toMatch(new RegExp(`^Live3Q • 8:36${text}`))
  })

  it('is empty when nothing special is going on', () => {
    expect(showCard(live(OURS), 'nba').textContent).toMatch(/^Live3Q • 8:36SF/)
    const even = { kind: 'hockey', lastPlay: '', powerPlay: false, strength: 'even' } as const
    expect(showCard(live(even), 'nhl').textContent).toMatch(/^Live3Q • 8:36SF/)
  })

  it('takes no frame and no room in the head when there is nothing to say', () => {
    const partsOfHead = (game: LiveGame, slug: GameSlug) => {
      showCard(game, slug)
      return find(page(), '[data-stage]').childElementCount
    }
    const [badge, period] = [1, 1]
    expect(partsOfHead(live(OURS), 'nba')).toBe(badge + period)
    expect(partsOfHead(live(FOOTBALL, { quarter: 'HALF' }), 'nfl')).toBe(badge + period)
    expect(partsOfHead(live(FOOTBALL), 'nfl')).toBe(badge + period + 1)
  })

  it('has the last play below the teams in basketball, and keeps its line without one', () => {
    const line = () => page().querySelector('[data-kind] + p')
    showCard(live(OURS), 'nba')
    expect([line()?.textContent, line()?.getAttribute('title')]).toEqual(['Layup by Ann', 'Layup by Ann'])
    showCard(live(undefined), 'nba')
    expect(line()?.textContent).toBe('')
    showCard(live(OURS, { delay: 'Clock Delay' }), 'nba')
    expect(line()?.textContent).toBe('')
    showCard(finalGame(), 'nba')
    expect(page().textContent).not.toContain('Layup')
    expect(line()).toBeNull()
  })

  it('has no line for the last play in other sports, which tell it in their own way', () => {
    for (const slug of ['mlb', 'nfl'] as const) {
      showCard(live(undefined), slug)
      expect(page().querySelector('[data-kind] + p')).toBeNull()
    }
  })

  it('is the bases and the outs of a baseball game, each by itself', () => {
    const atBat = { balls: 0, strikes: 0, outs: 2, onFirst: false, onSecond: true, onThird: true }
    showCard(live({ kind: 'baseball', ...atBat }), 'mlb')
    const taken = [...page().querySelectorAll<HTMLElement>('[data-taken]')]
    expect(taken.map((base) => base.getAttribute('data-taken'))).toEqual(['false', 'true', 'true'])
    // First on the right, second above, third on the left, as seen from home plate.
    expect(taken.map((base) => base.getAttribute('d')?.split('l')[0])).toEqual(['M24 8', 'M16 1', 'M8 8'])
    const outs = [...page().querySelectorAll<HTMLElement>('[data-out]')]
    expect(outs.map(({ dataset }) => dataset['out'])).toEqual(['true', 'true', 'false'])
    expect(page().textContent).toContain('2 outs')
    expect(page().textContent).not.toContain('at bat')
    showCard(live({ kind: 'baseball', ...atBat, outs: 1 }), 'mlb')
    expect(page().textContent).toMatch(/1 out(?!s)/)
  })

  it('does not mention the red zone away from the goal', () => {
    const card = showCard(live(FOOTBALL))
    expect(find(card, '[data-red-zone]:not([data-field])').dataset['redZone']).toBe('false')
    expect(card.textContent).not.toContain('Red zone')
  })
})
