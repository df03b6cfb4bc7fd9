import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { dayText, timeText } from '../../platform/local-time'
import { find } from '../../ui/testing/render'
import { storedGame, FULL_ANSWER } from './testing/answers'
import { asGuest, boxScore, facts, show, showBoxScoreForEach, texts } from './testing/box-score-on-screen'

const SOON = scheduledGame({ start: '2026-09-13T20:25:00Z', startTime: '9/13 - 4:25 PM EDT' })

describe('a box score before the start', () => {
  showBoxScoreForEach()

  it('is a preview: guests see start and place, but no empty box score and no score', () => {
    const page = show(asGuest({ state: 'pregame', watch: ['CBS', 'Paramount+'] }), SOON)
    expect(find(page, '[data-preview]').textContent).not.toContain('not available')
    expect(facts().map(([label]) => label)).toEqual(['Start', 'Where', 'Watch'])
    const ms = Date.parse(SOON.start!)
    expect(facts()[0]?.[1]).toBe(`${dayText(ms)} · ${timeText(ms)}`)
    expect(texts('[data-preview] [data-odds]')).toEqual(['SEA -3'])
    expect(texts('header [data-side][data-scored=false]')).toHaveLength(2)
    expect(texts('[role=tab]')).toEqual([])
    expect(texts('[data-preview] table, [data-preview] h3')).toEqual([])
    expect(texts('[data-preview] [data-locked]')).toHaveLength(1)
  })

  it('has the team analytics of users who may see them, and no cell without a leader', () => {
    const form = { team: 'AWA', record: '5-6', split: '', where: 'road', last: [] } as const
    const stat = { statType: 'rushingYards', value: 1, name: 'H. Home', team: 'HOM', displayValue: '80 YDS' }
    const before = storedGame({
      status: { state: 'pregame' },
      tickerStats: [stat],
      teamForm: { away: form, home: { ...form, team: 'HOM', where: 'home' } },
    })
    show({ stored: before, trouble: undefined }, previewOf('AWA', 'HOM'))
    expect(texts('[data-preview] [data-team-form] dd')).toEqual(['5-6'])
    expect(texts('[data-preview] table:first-of-type tbody td').slice(0, 2)).toEqual(['–', 'H. Home80 YDS'])
  })

  it('is a preview: users who may see them get the leaders and the season so far', () => {
    const stat = { statType: 'passingYards', value: 1 }
    const answer = {
      ...FULL_ANSWER,
      status: { state: 'pregame' },
      tickerStats: [
        { ...stat, name: 'H. Home', team: 'HOM', displayValue: '2,310 YDS' },
        { ...stat, name: 'A. Away', team: 'AWA', displayValue: '1,999 YDS' },
      ],
    } as const
    show({ stored: { ...storedGame(), answer }, trouble: undefined }, previewOf('AWA', 'HOM'))
    expect(texts('[data-preview] table:first-of-type tbody tr > *')).toEqual([
      'A. Away1,999 YDS',
      'Passing Yards',
      'H. Home2,310 YDS',
      '300',
      'Total Yards',
      '100',
      '--',
      'Drives',
      '3',
    ])
    expect(boxScore.page.querySelector('[data-locked]')).toBeNull()
  })

  it('is the box score as soon as the answer says that the game has begun, whatever the board still says', () => {
    show({ stored: storedGame(), trouble: undefined }, SOON)
    expect(boxScore.page.querySelector('[data-preview]')).toBeNull()
    expect(boxScore.page.querySelector('[data-line-score]')).not.toBeNull()
  })

  it('shows no figures of the season as those of a game that has begun', () => {
    const before = storedGame({ status: { state: 'pregame' }, plays: [] })
    const { lineScore: _none, ...answer } = before.answer
    const stored = { ...before, answer }
    const page = show({ stored, trouble: undefined }, liveGame())
    expect(page.textContent).toContain('Box score data is not available for this game yet.')
    expect([texts('[role=tab]'), page.textContent!.includes('Total Yards')]).toEqual([[], false])
    boxScore.close()
    const trouble = { error: 'no connection', isUnknown: false }
    expect(show({ stored, trouble }, finalGame()).textContent).toContain(
      'Live box score failed to load: no connection',
    )
    expect(texts('[role=tab]')).toEqual([])
  })
})

function previewOf(away: string, home: string) {
  return scheduledGame({
    awayTeam: sampleTeam({ abbreviation: away }),
    homeTeam: sampleTeam({ abbreviation: home }),
  })
}
