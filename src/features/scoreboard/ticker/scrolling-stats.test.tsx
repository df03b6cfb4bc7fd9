import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameStatsState } from '../../../domain/ticker/game-stats-state'
import { click, find, render, type Rendered } from '../../../ui/testing/render'
import { ScrollingStats } from './scrolling-stats'

const stats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `P. Player${index}`,
    team: 'SEA',
    statType: 'PTS',
    value: index,
    displayValue: `${index} PTS`,
  }))

describe('001 section 2: the scrolling stats of a card', () => {
  let rendered: Rendered
  let wantsLess = false
  beforeEach(() => {
    wantsLess = false
    vi.stubGlobal('matchMedia', () => ({
      matches: wantsLess,
      addEventListener() {},
      removeEventListener() {},
    }))
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
  })

  const show = (count: number, state: GameStatsState = 'active', running = true) => {
    rendered = render(<ScrollingStats state={state} stats={stats(count)} running={running} />)
    return rendered.page
  }
  it('leaves no stat behind of two players with the same short name', () => {
    const [one, two, three] = stats(3).map((stat) => ({ ...stat, statType: 'BATTING' }))
    const namesake = { ...one!, displayValue: '2 H' }
    rendered = render(<ScrollingStats state="active" stats={[one!, namesake, two!]} running />)
    rendered.show(<ScrollingStats state="active" stats={[three!, one!, namesake]} running />)
    // The list stands there twice, so that it can scroll in a loop.
    expect(rendered.page.querySelectorAll('[data-stat]')).toHaveLength(2 * 3)
  })

  const track = () => find(rendered.page, '[data-paused]')

  it.each([
    [6, '60s'],
    [10, '80s'],
    [30, '180s'],
  ])('with %i stats a round takes %s: 8 s for each, but at least 60 s and at most 180 s', (count, round) => {
    show(count)
    expect(track().style.getPropertyValue('--round')).toBe(round)
  })

  it.each([
    ['halftime', 'Halftime'],
    ['complete', 'Final'],
  ] as const)('%s begins with the word %s', (state, word) => {
    show(2, state)
    expect(find(rendered.page, 'li').textContent).toBe(word)
  })

  it('says nothing of the state while the game is on', () => {
    expect(find(show(1), 'li').textContent).toBe('SEA P. Player0 0 PTS')
  })

  it('can be paused, and rests where nobody sees it', () => {
    show(3)
    click(find(rendered.page, 'button'))
    expect([track().dataset['paused'], find(rendered.page, 'button').getAttribute('aria-pressed')]).toEqual([
      'true',
      'true',
    ])
    rendered.close()
    show(3, 'active', false)
    expect(track().dataset['paused']).toBe('true')
  })

  it('goes on at a second press', () => {
    show(3)
    click(find(rendered.page, 'button'))
    click(find(rendered.page, 'button'))
    expect(track().dataset['paused']).toBe('false')
    expect(find(rendered.page, '[data-state]').dataset['state']).toBe('active')
  })

  it('lists every stat once when two players share a name', () => {
    const [one] = stats(1)
    rendered = render(
      <ScrollingStats
        state="active"
        stats={[one!, { ...one!, team: 'SF' }, { ...one!, statType: 'AST' }]}
        running
      />,
    )
    const read = [...find(rendered.page, 'ul').querySelectorAll<HTMLElement>('[data-stat]')]
    expect(read.map(({ dataset }) => dataset['stat'])).toEqual(['PTS', 'PTS', 'AST'])
  })

  it('lets screen readers read its stats only once', () => {
    show(3)
    const twice = [...rendered.page.querySelectorAll('ul')].map((list) =>
      list.closest('[aria-hidden=true]') === null ? 'read' : 'hidden',
    )
    expect(twice).toEqual(['read', 'hidden'])
  })

  it('stands still for people who want less motion, and can be scrolled by key', () => {
    wantsLess = true
    show(3)
    expect(find(rendered.page, '[role=region]').tabIndex).toBe(0)
    expect(rendered.page.querySelectorAll('ul, button')).toHaveLength(1)
  })
})
