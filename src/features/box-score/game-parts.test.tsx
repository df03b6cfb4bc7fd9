import { describe, expect, it } from 'vitest'
import type { PlayerTable } from '../../domain/box-score/player-table'
import { liveGame, sampleTeam } from '../../domain/testing/sample-game'
import { click, find, render, settle } from '../../ui/testing/render'
import { Comparison } from './comparison'
import { PlayerTables } from './player-tables'
import { storedGame, FULL_ANSWER } from './testing/answers'
import { boxScore, show, showAnswer, showBoxScoreForEach, texts } from './testing/box-score-on-screen'

const LOOK = { abbreviation: 'SF' }

describe('a box score in parts', () => {
  showBoxScoreForEach()

  it('has a column for each quarter, OT when there was one, and Total', () => {
    showAnswer()
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Total'])
    expect(texts('[data-line-score] tbody tr:first-child > *')).toEqual(['SF', '7', '3', '7', '-', '17'])
    boxScore.close()
    showAnswer({
      lineScore: {
        columns: ['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total'],
        away: { team: 'SF', cells: ['7', '3', '7', '7', '0', '24'] },
        home: { team: 'SEA', cells: ['10', '7', '7', '0', '3', '27'] },
      },
    })
    expect(texts('[data-line-score] thead th').slice(1)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Total'])
    expect(texts('[data-line-score] thead [data-sum=true]')).toEqual(['Total'])
    expect(texts('[data-line-score] tbody [data-sum=true]')).toEqual(['24', '27'])
  })

  it('sums baseball up in R, H and E', () => {
    const columns = '1 2 3 4 5 6 7 8 9 R H E'.split(' ')
    const row = (team: string) => ({ team, cells: columns })
    showAnswer({ lineScore: { columns, away: row('NYY'), home: row('BOS') } })
    expect(texts('[data-line-score] thead [data-sum=true]')).toEqual(['R', 'H', 'E'])
    expect(texts('[data-line-score] tbody tr:first-child [data-sum=true]')).toEqual(['R', 'H', 'E'])
  })

  it('compares the teams: the statistic between away and home, with a bar where there is one to draw', () => {
    showAnswer()
    expect(texts('[role=tabpanel] tbody tr:first-child > *')).toEqual(['300', 'Total Yards', '100'])
    const [yards, drives] = boxScore.page.querySelectorAll<HTMLElement>('[role=tabpanel] tbody tr')
    expect(yards?.style.getPropertyValue('--away')).toBe('75%')
    expect(drives?.getAttribute('style')).toBeNull()
    expect(texts('[data-leads=true]')).toEqual(['300'])
  })

  it.each([
    ['300', '100', ['true', 'false']],
    ['100', '300', ['false', 'true']],
    ['200', '200', ['false', 'false']],
    ['--', '3', ['false', 'false']],
  ])('marks the team that leads: %s to %s', (away, home, leads) => {
    const rows = [{ statistic: 'Total Yards', away, home }]
    const rendered = render(<Comparison rows={rows} away={LOOK} home={LOOK} />)
    const cells = [...rendered.page.querySelectorAll<HTMLElement>('tbody td')]
    expect(cells.map((cell) => cell.dataset['leads'])).toEqual(leads)
    rendered.close()
  })

  it("shows a team's players, away first, and the other's at a press", () => {
    showAnswer()
    openTab('Players')
    expect(texts('[role=tabpanel] tbody th')).toEqual(['A. ThrowerW, 1-0'])
    expect(texts('[role=tabpanel] tfoot td')).toEqual(['20/31', '244'])
    const [, home] = boxScore.page.querySelectorAll<HTMLElement>('[role=group] button')
    click(home!)
    expect(texts('[role=tabpanel] thead th')).toEqual(['Rushing', 'CAR', 'YDS'])
    expect(texts('[role=tabpanel] tbody td')).toEqual(['12', '80'])
    expect(boxScore.page.textContent).toContain('Did not play: C. Bench (knee), D. Bench')
    expect(home!.getAttribute('aria-pressed')).toBe('true')
  })

  it("begins at the left of the other team's table, however far the first one was scrolled", () => {
    const { away } = FULL_ANSWER.playerTables!
    showAnswer({ playerTables: { away, home: away } })
    openTab('Players')
    const table = () => find(boxScore.page, '[role=tabpanel] [role=region]')
    table().scrollLeft = 80
    const [, home] = boxScore.page.querySelectorAll<HTMLElement>('[role=group] button')
    click(home!)
    expect(table().scrollLeft).toBe(0)
  })

  it('leaves a table scrolled as it was when another one comes before it', () => {
    const [passing] = FULL_ANSWER.playerTables!.away
    const [rushing] = FULL_ANSWER.playerTables!.home
    const shown = (...away: readonly PlayerTable[]) => (
      <PlayerTables tables={{ away, home: [] }} away={LOOK} home={LOOK} />
    )
    const rendered = render(shown(rushing!))
    const table = () => find(rendered.page, '[aria-label=Rushing]')
    table().scrollLeft = 80
    rendered.show(shown(passing!, rushing!))
    expect(table().scrollLeft).toBe(80)
    rendered.close()
  })

  it.each([
    [
      'the line score, which is as old as the plays',
      '0',
      liveGame({ homeTeam: sampleTeam({ score: 7 }) }),
      true,
    ],
    ['the line score, where the board lags behind', '7', liveGame(), false],
    ['the board, where there is no line score', undefined, liveGame(), true],
    ['the board with points', undefined, liveGame({ homeTeam: sampleTeam({ score: 7 }) }), false],
    ['neither', undefined, undefined, false],
  ])('says that nobody has scored when it is so by %s', (_what, home, game, isSo) => {
    const { lineScore: _lines, ...answer } = storedGame({ plays: [] }).answer
    const lineScore = {
      columns: ['Total'],
      away: { team: 'SF', cells: ['0'] },
      home: { team: 'SEA', cells: [home ?? ''] },
    }
    const stored = { ...storedGame(), answer: { ...answer, ...(home !== undefined && { lineScore }) } }
    show({ stored, trouble: undefined }, game)
    openTab('Scoring')
    expect(boxScore.page.textContent.includes('Nobody has scored yet.')).toBe(isSo)
  })

  it('names both teams above their players, calls the sums the team’s, and says when a team has no figures', () => {
    showAnswer({ playerTables: { away: FULL_ANSWER.playerTables!.away, home: [] } })
    openTab('Players')
    expect(texts('[role=tabpanel] [role=group] button')).toEqual(['SF', 'SEA'])
    expect(texts('[role=tabpanel] tfoot th')).toEqual(['Team'])
    expect(boxScore.page.textContent).not.toMatch(/Did not play|No player stats yet/)
    click(boxScore.page.querySelectorAll<HTMLElement>('[role=tabpanel] button')[1]!)
    expect(boxScore.page.textContent).toContain('No player stats yet.')
  })

  it('has a tab for each part that there is, with a lock in those that the server withheld', () => {
    const { playerTables: _players, plays: _plays, teamComparison: _rows, ...rest } = storedGame().answer
    const answer = { ...rest, locked: ['view_player_stats', 'view_detailed_stats'] as const }
    show({ stored: { ...storedGame(), answer }, trouble: undefined })
    expect(texts('[role=tab]')).toEqual(['Players', 'Scoring'])
    expect(texts('[role=tabpanel] [data-locked=view_player_stats]')).toHaveLength(1)
    openTab('Scoring')
    expect(texts('[role=tabpanel] [data-locked=view_detailed_stats]')).toHaveLength(1)
    boxScore.close()
    showAnswer()
    expect(texts('[role=tab]')).toEqual(['Team', 'Players', 'Scoring'])
  })

  it('names the teams of a game that no board shows by the line score, else as Away and Home', () => {
    const heads = () => texts('[role=tabpanel] thead th')
    showAnswer()
    expect(heads()).toEqual(['SF', 'Statistic', 'SEA'])
    boxScore.close()
    const { lineScore: _lines, ...answer } = storedGame().answer
    show({ stored: { ...storedGame(), answer }, trouble: undefined })
    expect(heads()).toEqual(['Away', 'Statistic', 'Home'])
  })

  it('leaves no player and no figure behind where the feed gives no ids, or one name to several', () => {
    const row = (name: string, id = '') => ({ id, name, stats: ['1', '2'] })
    const shown = (...rows: readonly ReturnType<typeof row>[]) => {
      const table = { title: 'Rushing', labels: ['YDS', 'YDS'], rows, didNotPlay: [] }
      const comparison = rows.map(({ name }) => ({ statistic: 'Total', away: name, home: '1' }))
      const tables = { away: [table], home: [] }
      return (
        <>
          <PlayerTables tables={tables} away={LOOK} home={LOOK} />
          <Comparison rows={comparison} away={LOOK} home={LOOK} />
        </>
      )
    }
    const rendered = render(shown(row('A. One'), row('Unknown'), row('Unknown')))
    rendered.show(shown(row('B. New', '7'), row('Unknown'), row('Unknown'), row('A. One')))
    const names = [...rendered.page.querySelectorAll('table:not(:has(caption)) tbody th')]
    expect(names.map(({ textContent }) => textContent)).toEqual(['B. New', 'Unknown', 'Unknown', 'A. One'])
    const figures = [...rendered.page.querySelectorAll('table:has(caption) tbody td:first-child')]
    expect(figures).toHaveLength(4)
    rendered.close()
  })

  it('tells how the score came about, the newest first', () => {
    showAnswer()
    openTab('Scoring')
    expect(texts('[role=tabpanel] li p:last-child')).toEqual(['Field goal', 'A. Thrower 4 yd run'])
  })

  it('changes the part with the arrow keys, round and round', () => {
    showAnswer()
    const press = (key: string) =>
      settle(() => {
        const list = find(boxScore.page, '[role=tablist]')
        list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
    const chosen = () => find(boxScore.page, '[role=tab][aria-selected=true]').textContent
    press('ArrowLeft')
    expect(chosen()).toBe('Scoring')
    press('ArrowRight')
    expect(chosen()).toBe('Team')
  })
})

function openTab(name: string): void {
  const tabs = [...boxScore.page.querySelectorAll<HTMLElement>('[role=tab]')]
  const tab = tabs.find(({ textContent }) => textContent === name)
  if (!tab) throw new Error(`There is no tab ${name}`)
  click(tab)
}
