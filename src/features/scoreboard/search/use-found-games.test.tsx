import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually, render, type Rendered } from '../../../ui/testing/render'
import { liveGame, team } from '../testing/games'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import { rankGames } from './rank-games'
import { useFoundGames } from './use-found-games'

const game = (id: string, name: string) =>
  liveGame({ id, homeTeam: team('HOM', { name, displayName: `The ${name}` }), awayTeam: team('AWY') })
const GAMES = [game('part', 'Sand Bears'), game('whole', 'Bears'), game('other', 'Lions')]
const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id)

describe('the games that a search finds', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  function Found({ query }: { readonly query: string }) {
    return idsOf(useFoundGames(GAMES, query) ?? []).join()
  }
  const show = (query: string) => {
    rendered = render(<Found query={query} />)
    return rendered.page
  }

  it('are all of them while nothing is typed, in the order of the board', () => {
    expect(show('').textContent).toBe('part,whole,other')
    rendered.show(<Found query="  " />)
    expect(rendered.page.textContent).toBe('part,whole,other')
  })

  it('are not known until it is known how to search, which the next board then knows at once', async () => {
    // A page that has not searched yet: other tests of this thread have.
    vi.resetModules()
    const fresh = await import('./use-found-games')
    const Fresh = () => fresh.useFoundGames(GAMES, 'lions')?.map(({ id }) => id) ?? 'unknown'
    rendered = render(<Fresh />)
    expect(rendered.page.textContent).toBe('unknown')
    await eventually(() => rendered.page.textContent === 'other')
    rendered.close()
    rendered = render(<Fresh />)
    expect(rendered.page.textContent).toBe('other')
  })

  it('do not wait for the library that sorts them with the best match first', async () => {
    const page = show('bears')
    await eventually(() => /^(part,whole|whole,part)$/.test(page.textContent))
    await eventually(() => page.textContent === 'whole,part')
  })

  it('are sorted too when the first letter comes later', async () => {
    const page = show('')
    rendered.show(<Found query="bears" />)
    await eventually(() => page.textContent === 'whole,part')
  })

  it.each([
    [
      'the name of the away team',
      'bills',
      { awayTeam: team('X', { name: 'Bills' }) },
      { name: 'Bills Mafia Club' },
    ],
    [
      'an abbreviation',
      'buf',
      { homeTeam: team('BUF', { name: 'Zebras', displayName: 'Zebras' }) },
      { name: 'Bufords of Buford' },
    ],
    [
      'a name in full',
      'buffalo',
      { homeTeam: team('X', { displayName: 'Buffalo' }) },
      { displayName: 'The Great Buffalo Bills' },
    ],
    [
      'a name without its accents',
      'montreal',
      { homeTeam: team('X', { name: 'Montréal' }) },
      { name: 'Montreal Alouettes and Friends' },
    ],
  ])('are sorted by %s too', (_what, query, best, other) => {
    rendered = render(null)
    const found = [
      liveGame({ id: 'other', homeTeam: team('Y', other), awayTeam: team('Z') }),
      liveGame({ id: 'best', homeTeam: team('V'), awayTeam: team('W'), ...best }),
    ]
    expect(idsOf(rankGames(found, query))).toEqual(['best', 'other'])
  })

  it('are none when nothing matches', async () => {
    const page = show('tigers')
    await eventually(() => page.textContent === '')
  })

  it('stay complete when the sorting matches fewer games than the search', () => {
    rendered = render(null)
    const found = [game('typo', 'Patriots'), game('no-match', 'Łódź')]
    expect(idsOf(rankGames(found, ' patriots '))).toEqual(['typo', 'no-match'])
    expect(idsOf(rankGames(found, '###'))).toEqual(['typo', 'no-match'])
  })
})
