import { describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../domain/box-score/game-answer'
import { liveGame } from '../../domain/testing/sample-game'
import { sampleMatchup } from '../../domain/testing/sample-matchup'
import { find } from '../../ui/testing/render'
import { opened, open, openGameForEach } from './testing/opened-game'

/** What the server tells guests of each game. */
const OF_GUEST = {
  id: '100',
  sport: 'NFL',
  matchup: sampleMatchup(),
  locked: ['view_box_scores', 'view_player_stats', 'view_detailed_stats'],
} as const satisfies GameAnswer

describe('a game that no board shows, opened by a guest', () => {
  openGameForEach()

  async function openWith(answer: Partial<GameAnswer>) {
    const told = { ...OF_GUEST, ...answer }
    opened.answer = () =>
      Promise.resolve(Response.json(told, { headers: { 'X-Checked-At': '2026-09-06T18:00:00Z' } }))
    await open([liveGame({ id: '101' })])
    return find(opened.page, 'header').textContent
  }
  const label = () => find(opened.page, 'dialog').getAttribute('aria-label')

  it('is a preview with both teams, place and start until it begins', async () => {
    const head = await openWith({ status: { state: 'pregame' } })
    expect(head).toContain('Awa City Aways')
    expect(head).toContain('Hom City Homes')
    expect(find(opened.page, '[data-fact=Start] dd').textContent).toMatch(/^Sun, Sep 6 · /)
    expect(find(opened.page, '[data-fact=Where] dd').textContent).toContain('Some Field')
    expect(label()).toBe('Preview: Awa City Aways at Hom City Homes')
    expect(opened.page.querySelector('[data-preview]')).not.toBeNull()
  })

  it('has both teams and its score once it is over', async () => {
    const status = { state: 'complete', ended: { quarter: 'FINAL/OT' } } as const
    const head = await openWith({ status, scores: { away: 20, home: 23 } })
    expect(head).toMatch(/Awa City Aways.*20.*FINAL\/OT.*Hom City Homes.*23/)
    expect(label()).toBe('Box score: Awa City Aways at Hom City Homes')
  })

  it('has both teams and the score of its answer while it is under way, but no clock', async () => {
    const head = await openWith({ status: { state: 'active' }, scores: { away: 20, home: 23 } })
    expect(head).toBe('Awa City Aways at Hom City HomesAWA 20 · HOM 23 · Sun, Sep 6')
  })

  it('has both teams, its end and its day when its score is locked', async () => {
    const status = { state: 'complete', ended: { quarter: 'FINAL' } } as const
    const head = await openWith({ status, locked: [...OF_GUEST.locked, 'view_historical_data'] })
    expect(head).toBe('Awa City Aways at Hom City HomesFINAL · Sun, Sep 6')
    expect(document.title).toBe('Awa City Aways at Hom City Homes, NFL · Turbo Scores')
  })
})
