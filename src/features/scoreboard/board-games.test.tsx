import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import { afterFirstPaint } from '../../ui/testing/after-first-paint'
import { eventually, find, render, type Rendered } from '../../ui/testing/render'
import { BoardGames } from './board-games'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import './next-milestone'
import { loadMatch } from './search/use-found-games'
import { board, finalGame, team } from './testing/games'

describe('issue 13: what comes next in the season, below the games', () => {
  let rendered: Rendered
  beforeEach(async () => {
    await afterFirstPaint()
    vi.useFakeTimers({ now: Date.parse('2027-01-11T18:00:00Z'), toFake: ['Date'] })
  })
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  const show = (query: string, games: readonly Game[] = [finalGame()]) => {
    rendered = render(<BoardGames board={board({ games })} query={query} onClear={() => undefined} />)
    return rendered.page
  }

  it('is a sentence, and no countdown', async () => {
    const page = show('')
    await eventually(() => page.querySelector('[data-milestone]') !== null, 1000)
    expect(page.querySelector('[data-milestone]')?.textContent).toBe('The playoffs begin in 5 days')
  })

  it('does not stand below a search, whether or not it has found something', async () => {
    const page = show('zzzz')
    await eventually(() => page.textContent.includes('No games found'))
    expect(page.querySelector('[data-milestone]')).toBeNull()
  })

  it('is shown when only blanks are searched for, which does not count as a search without a result', async () => {
    const page = show('  ')
    await eventually(() => page.querySelector('[data-milestone]') !== null, 1000)
    expect(page.textContent).not.toContain('No games found')
  })

  it('is left out, without an empty line, when nothing comes soon', async () => {
    vi.setSystemTime('2026-10-11T18:00:00Z')
    const page = show('')
    await vi.dynamicImportSettled()
    await eventually(() => page.querySelector('[data-favourite]') !== null, 1000)
    expect(page.querySelector('[data-milestone]')).toBeNull()
  })
})

describe('how many games a search has found', () => {
  let rendered: Rendered
  beforeAll(async () => void (await loadMatch()))
  afterEach(() => rendered.close())

  const saidFor = (query: string) => {
    const games = [
      finalGame({ id: 'a' }),
      finalGame({ id: 'b', homeTeam: team('BUF'), awayTeam: team('NE') }),
    ]
    rendered = render(<BoardGames board={board({ games })} query={query} onClear={() => undefined} />)
    return find(rendered.page, '[role=status]').textContent
  }

  it('is told to screen readers', () => {
    expect(saidFor('buf')).toBe('1 found')
  })

  it.each(['', '  '])('is not told of %j, which is no search', (query) => {
    expect(saidFor(query)).toBe('')
  })
})
