import { describe, expect, it } from 'vitest'
import type { SeasonGame } from '../../domain/teams/team-season'
import { comingGame, playedGame, sampleSeason } from '../../domain/teams/testing/sample-season'
import { dayText, fullMomentText, timeText } from '../../platform/local-time'
import { click, find } from '../../ui/testing/render'
import {
  answers,
  CAN,
  GAME_FACTS,
  gamesIn,
  LIVE_GAME,
  NOW,
  part,
  show,
  showTeam,
  showTeamForEach,
  team,
  textIn,
} from './testing/team-on-screen'

const off: SeasonGame = {
  ...GAME_FACTS,
  id: '71',
  start: '2026-10-11T17:00:00Z',
  phase: 'off',
  status: 'postponed',
}

showTeamForEach()

describe('a team’s season', () => {
  it('begins with the team, its record and its standing', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show()
    expect(team.asked[0]).toBe('/api/teams/nfl/12')
    expect(textIn('h2')).toBe('Kansas City Chiefs')
    expect(find(team.page, '[data-record]').parentElement?.textContent).toBe(
      '5-1 · 1st in AFC West · 2026 season',
    )
    expect([textIn('[data-trouble]'), textIn('[role=status]')]).toEqual(['Updated just now', ''])
    expect(find(team.page, '[data-trouble]').dataset['trouble']).toBe('false')
  })

  it('tells the moment on paper, which hides the elements that it replaces', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show()
    const age = find(team.page, '[data-trouble]')
    expect(age.dataset['printed']).toBe(`As of ${fullMomentText(NOW)}`)
    expect([...age.childNodes].filter((node) => !(node instanceof Element))).toEqual([])
  })

  it('computes the record where the feed has none, and leaves out what else is missing', async () => {
    team.answer = answers({ record: '', standing: '', season: '', games: [playedGame()] })
    await show()
    expect(find(team.page, '[data-record]').parentElement?.textContent).toBe('1-0')
  })

  it('calls games of the preseason no record of the season', async () => {
    team.answer = answers({ record: '', games: [playedGame({ part: 'preseason' })] })
    await show()
    expect(find(team.page, 'h2 + p').textContent).toBe('1st in AFC West · 2026 season')
  })

  it('has the last five games, the latest first, with their results', async () => {
    const game = (day: number, own: number) =>
      playedGame({ id: String(day), start: `2026-10-${10 + day}T17:00:00Z`, own, isHome: day === 7 })
    team.answer = answers({
      games: [game(1, 30), game(2, 30), game(3, 10), game(4, 20), game(5, 30), game(7, 30)],
    })
    await show()
    expect(part('Last 5')?.querySelector('h3')?.textContent).toBe('Last 53-1-1')
    const shown = gamesIn('Last 5')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      ['7', '5', '4', '3', '2'].map((id) => `/nfl/game/${id}`),
    )
    const day = dayText(Date.parse('2026-10-17T17:00:00Z'))
    expect(shown[0]?.textContent).toBe(`${day}vs New York GiantsNYGW 30-20`)
    expect(shown[2]?.textContent).toMatch(/at New York GiantsNYGT 20-20$/)
    expect(shown.map((link) => find(link, '[data-result]').dataset['result'])).toEqual([
      'W',
      'W',
      'T',
      'L',
      'W',
    ])
  })

  it('has the game under way, and what comes next', async () => {
    const open = comingGame({
      id: '9',
      start: '2026-11-08T18:00:00Z',
      isOpen: true,
      isNeutral: true,
      isHome: false,
    })
    team.answer = answers({ games: [off, LIVE_GAME, comingGame(), open] })
    await show()
    expect(gamesIn('Now').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/at New York GiantsNYGLive 7-3$/),
    ])
    expect(gamesIn('Next games').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`vs New York GiantsNYG${timeText(Date.parse('2026-11-01T18:00:00Z'))}`),
      expect.stringContaining('vs New York GiantsNYGTime open'),
    ])
    expect([part('splits'), part('Last 0')]).toEqual([null, null])
  })

  it('has the game under way without a score while the feed tells none', async () => {
    team.answer = answers({
      games: [{ ...GAME_FACTS, id: '70', start: '2026-10-25T15:00:00Z', phase: 'live' }],
    })
    await show()
    expect(gamesIn('Now').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/at New York GiantsNYGLive\s*$/),
    ])
  })

  it('does not call a game live that the feed never closes, and says when it last changed', async () => {
    team.answer = answers({ games: [{ ...LIVE_GAME, stuckSince: '2026-10-25T11:00:00Z' }] })
    await show()
    expect(part('Now')).toBeNull()
    expect(gamesIn('No result yet').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/at New York GiantsNYG7-3Last change 5 h ago$/),
    ])
    expect(team.page.textContent).not.toContain('Live')
  })

  it('says that the feed has no games yet', async () => {
    team.answer = answers({ games: [off] })
    await show()
    expect(team.page.textContent).toContain('The feed has no games of this team yet.')
  })
})

describe('the splits of a team', () => {
  const table = () =>
    [...find(team.page, 'table').querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    )

  it('tell how it played, and how against the spread for users who may see odds', async () => {
    team.answer = answers({ games: [playedGame(), playedGame({ id: '8', isHome: false, own: 13 })] })
    team.lines = () => Response.json({ rows: [{ game_id: '7', home_spread: -3.5 }], missing: ['8'] })
    await show()
    expect(team.asked[1]).toBe('/api/odds/nfl?ids=7,8')
    expect(table()).toEqual([
      'Part Games Record Scored Allowed Spread',
      'Season 2 1-1 18.5 20.0 1-0',
      'Home 1 1-0 24.0 20.0 1-0',
      'Road 1 0-1 13.0 20.0 –',
      'October 2 1-1 18.5 20.0 1-0',
    ])
    expect(part('splits')?.textContent).toContain(
      'Against the spread: from the 1 of 2 games whose last line was kept.',
    )
  })

  it('say that no line was kept', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show()
    expect(table()[0]).toBe('Part Games Record Scored Allowed')
    expect(part('splits')?.textContent).toContain('No line was kept of these games.')
  })

  it('do not mention lines to users who may not see odds', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show(CAN.filter((one) => one !== 'view_betting_odds'))
    expect(team.asked).toEqual(['/api/teams/nfl/12'])
    expect(part('splits')?.textContent).not.toContain('spread')
  })
})

describe('the page of a team', () => {
  it('is named after its team, and leads back to the scores', async () => {
    team.answer = answers({})
    await team.storage.save('teams', { slug: 'nfl', teams: [sampleSeason().team], checkedAt: '' })
    await show()
    expect(document.title).toBe('Kansas City Chiefs, NFL · Turbo Scores')
    expect(find(team.page, '[data-team="12"]').getAttribute('aria-label')).toBe('Kansas City Chiefs, NFL')
    const back = [...team.page.querySelectorAll('a')].at(-1)
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Latest NFL scores', '/nfl'])
  })

  it('is named after its team also on a device without the list of teams', async () => {
    team.answer = answers({})
    await show()
    expect(document.title).toBe('Kansas City Chiefs, NFL · Turbo Scores')
    expect(find(team.page, '[data-team="12"]').getAttribute('aria-label')).toBe('Kansas City Chiefs, NFL')
  })

  it('is named after its team behind a lock too, where the device has the list of teams', async () => {
    const chiefs = sampleSeason().team
    const teams = [{ ...chiefs, id: '3', displayName: 'Chicago Bears' }, chiefs]
    await team.storage.save('teams', { slug: 'nfl', teams, checkedAt: '' })
    await show(CAN, 'For members')
    expect(document.title).toBe('Kansas City Chiefs, NFL · Turbo Scores')
    await showTeam('13', 'For members')
    expect(document.title).toBe('Team analytics, NFL · Turbo Scores')
  })

  it('asks for another team that is opened in its place', async () => {
    team.answer = answers({})
    await show()
    await showTeam('13')
    expect(team.asked).toEqual(['/api/teams/nfl/12', '/api/teams/nfl/13'])
  })

  it('leads to a game whose box score leads back to it', async () => {
    team.answer = answers({ games: [playedGame()] })
    await show()
    click(gamesIn('Last 1')[0]!)
    expect(history.state).toEqual({ fromBoard: true })
    history.replaceState(null, '', '/')
  })

  it('fetches nothing behind a lock, and then has no name in its title', async () => {
    await show(CAN, 'For members')
    expect([team.page.textContent.includes('For members'), team.asked]).toEqual([true, []])
    expect(document.title).toBe('Team analytics, NFL · Turbo Scores')
  })
})
