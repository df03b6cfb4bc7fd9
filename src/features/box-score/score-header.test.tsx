import { describe, expect, it } from 'vitest'
import type { OffGame } from '../../domain/game/game'
import { finalGame, liveGame, offGame, sampleTeam } from '../../domain/testing/sample-game'
import { find } from '../../ui/testing/render'
import { storedGame } from './testing/answers'
import { boxScore, show, showBoxScoreForEach, texts } from './testing/box-score-on-screen'

const LOADING = { stored: undefined, trouble: undefined }

describe('the head of a box score', () => {
  showBoxScoreForEach()

  it('shows the score of a suspended game, and none of a postponed one', () => {
    const teams = { homeTeam: sampleTeam({ score: 5 }), awayTeam: sampleTeam({ score: 3 }) }
    const scores = (status: OffGame['status']) => {
      show(LOADING, offGame({ ...teams, status }))
      const shown = texts('header [data-side] > p:last-child')
      boxScore.close()
      return shown
    }
    expect(scores('suspended')).toEqual(['3', '5'])
    expect(scores('postponed')).toEqual([])
  })

  it('calls no game live that is stuck or delayed', () => {
    const stuck = liveGame({ stuckSince: '2026-09-06T17:00:00Z' })
    expect(find(show(LOADING, stuck), 'header').textContent).not.toContain('Live')
    boxScore.close()
    const delayed = liveGame({ delay: 'Weather Delay' })
    expect(find(show(LOADING, delayed), 'header').textContent).not.toContain('Live')
    boxScore.close()
    expect(find(show(LOADING, liveGame()), 'header').textContent).toContain('Live')
  })

  it('shows the rank of a team that has one', () => {
    const ranked = liveGame({ homeTeam: sampleTeam({ abbreviation: 'CLEM', ranking: 21 }) })
    show({ stored: storedGame(), trouble: undefined }, ranked)
    expect(texts('header h2').map((text) => text?.slice(0, 7))).toEqual(['AWAAwa ', '21 CLEM'])
  })

  it.each([
    ['the visitor when the home team won', finalGame, [3, 10], ['true', 'false']],
    ['the home team when the visitor won', finalGame, [10, 3], ['false', 'true']],
    ['nobody after a draw', finalGame, [3, 3], ['false', 'false']],
    ['nobody before the end', liveGame, [3, 10], ['false', 'false']],
  ] as const)('marks the losing side: %s', (_who, make, [away, home], lost) => {
    show(LOADING, make({ awayTeam: sampleTeam({ score: away }), homeTeam: sampleTeam({ score: home }) }))
    const sides = [...boxScore.page.querySelectorAll<HTMLElement>('header [data-side]')]
    expect(sides.map((side) => side.dataset['lost'])).toEqual(lost)
  })

  it('leads to the page of each team that is known, and of no placeholder', () => {
    show(LOADING, liveGame({ homeTeam: sampleTeam({ id: '-2', displayName: 'TBD' }) }))
    const links = [...boxScore.page.querySelectorAll('header a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nfl/team/2'])
    expect(find(boxScore.page, '[data-side=home]').textContent).toContain('TBD')
  })
})
