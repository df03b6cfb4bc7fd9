import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstPaint } from '../../platform/first-paint'
import { render, type Rendered } from '../../ui/testing/render'
import { OtherSport } from './other-sport'

describe('an address of a sport that has no such page', () => {
  let rendered: Rendered
  const titleBefore = document.title
  afterEach(() => {
    rendered.close()
    vi.restoreAllMocks()
    document.title = titleBefore
  })

  function show(sport: string, page: 'board' | 'leaderboard') {
    const { hook, history } = memoryLocation({ path: '/here', record: true })
    rendered = render(
      <Router hook={hook}>
        <OtherSport sport={sport} page={page} />
      </Router>,
    )
    return history.at(-1)
  }
  const says = () => [...rendered.page.querySelectorAll('h1, p, a')].map(({ textContent }) => textContent)
  const way = () => rendered.page.querySelector('a')?.getAttribute('href')

  it('has no scores to wait for', () => {
    const drawn = vi.spyOn(firstPaint, 'drawn')
    show('f1', 'board')
    expect(drawn).toHaveBeenCalledOnce()
  })

  it('says that scores are coming soon, and leads to all leagues', () => {
    show('f1', 'board')
    expect(says()).toEqual(['Coming soon!', 'This sport has no scores here yet.', 'See all leagues'])
    expect([way(), document.title]).toEqual(['/all', 'Coming soon! · Turbo Scores'])
  })

  it.each([
    ['tennis', 'Coming soon!'],
    ['nfl', 'Unsupported Sport'],
  ])('for the leaderboard of %s says %j, and leads to that of golf', (sport, title) => {
    show(sport, 'leaderboard')
    expect(says()).toEqual([title, 'Leaderboards are for golf so far.', 'See the PGA leaderboard'])
    expect([way(), document.title]).toEqual(['/pga', `${title} · Turbo Scores`])
  })

  it.each([
    ['PGA', 'leaderboard', '/pga'],
    ['NBA', 'board', '/nba'],
    ['cricket', 'board', '/'],
  ] as const)('leads on from %s as a %s to %s, and leaves the title to that page', (sport, page, path) => {
    document.title = 'Before'
    const drawn = vi.spyOn(firstPaint, 'drawn')
    expect(show(sport, page)).toBe(path)
    expect(document.title).toBe('Before')
    // That page has scores, and what waits for the first scores waits for those.
    expect(drawn).not.toHaveBeenCalled()
  })
})
