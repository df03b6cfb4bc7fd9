import { afterEach, describe, expect, it } from 'vitest'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { liveGame } from '../testing/games'
import { GameCard } from './game-card'

describe('a card of a simulated game', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

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

  it('shows its betting line to everybody, and leads nowhere', () => {
    rendered = render(<GameCard slug="nfl" game={liveGame()} today="" simulated={{ line: LINE as never }} />)
    expect(rendered.page.querySelectorAll('[data-odds]')).toHaveLength(3)
    expect(find(rendered.page, 'h2').textContent).toBe('The SF at The SEA')
    expect(rendered.page.querySelector('a, [data-ticker-slot]')).toBeNull()
  })

  it('shows no betting line when it has none', () => {
    rendered = render(<GameCard slug="nfl" game={liveGame()} today="" simulated={{ line: undefined }} />)
    expect(rendered.page.querySelector('dl')).toBeNull()
  })
})
