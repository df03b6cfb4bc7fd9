import { afterEach, describe, expect, it } from 'vitest'
import type { GolfBoard } from '../../domain/board/board'
import type { Player } from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  sampleRounds,
  sampleTournament,
  waitingPlayer,
} from '../../domain/golf/testing/sample-tournament'
import { dayText } from '../../platform/local-time'
import { log } from '../../platform/log'
import { createStore, Provider } from '../../state/store'
import { iconPath } from '../../ui/testing/icon-path'
import { dataOf, find, render, type Rendered } from '../../ui/testing/render'
import { LeaderboardScreen } from './leaderboard-screen'
import { teeTimeText } from './player-words'

const store = createStore()
let rendered: Rendered
afterEach(() => rendered.close())

function show(players: readonly Player[], changes: Partial<GolfBoard> = {}) {
  const board: GolfBoard = {
    v: 1,
    rev: 'a-1',
    sport: 'PGA',
    day: '2026-06-06',
    upcoming: false,
    source: { state: 'ok', since: '2026-06-06T18:00:00Z' },
    content: { kind: 'games' },
    tournaments: [sampleTournament()],
    players,
    ...changes,
  }
  rendered = render(
    <Provider store={store}>
      <LeaderboardScreen board={board} />
    </Provider>,
  )
  return rendered.page
}

const rows = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-player]')]

describe('a leaderboard', () => {
  it('carries the contract of the page on each row', () => {
    const page = show([playingPlayer({ id: '7', position: 2, positionText: 'T2', score: '-5', thru: '9' })])
    expect(dataOf(rows(page)[0])).toMatchObject({ player: '7', position: '2', score: '-5', thru: '9' })
    expect(rows(page)[0]?.textContent).toContain('T2nd')
  })

  it('stands in the middle of the page when it is the only one', () => {
    const frame = (page: HTMLElement) => find(page, '[data-single]').dataset['single']
    expect(frame(show([playingPlayer()]))).toBe('true')
    rendered.close()
    const two = { tournaments: [sampleTournament(), sampleTournament({ id: '701' })] }
    expect(frame(show([playingPlayer()], two))).toBe('false')
  })

  it('has a link to each of two tournaments at the top, and none to a single one', () => {
    const two = show([playingPlayer()], {
      tournaments: [sampleTournament(), sampleTournament({ id: '701', name: 'Another Open' })],
    })
    const links = [...two.querySelectorAll<HTMLAnchorElement>('nav a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(['Some Classic', 'Another Open'])
    const aims = links.map((link) => find(two, link.getAttribute('href')!).textContent)
    expect(aims).toEqual(['Some Classic', 'Another Open'])
    rendered.close()
    expect(show([playingPlayer()]).querySelector('nav')).toBeNull()
  })

  it('that cannot be drawn says so, and leaves its line in the log', () => {
    const { venue: _gone, ...broken } = sampleTournament()
    const page = show([playingPlayer()], { tournaments: [broken as Tournament] })
    expect(page.textContent).toContain('Try again')
    const crash = log.entries().findLast(({ category }) => category === 'SCREEN')
    expect(crash).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/^Leaderboard: /) as string,
    })
  })

  it('has the badges gold, green for the top 3, blue for the top 10 and grey', () => {
    const places = [1, 2, 3, 4, 10, 11]
    const page = show(places.map((position) => finishedPlayer({ id: `${position}`, position })))
    const badges = [...page.querySelectorAll<HTMLElement>('[data-badge]')].map(
      ({ dataset }) => dataset['badge'],
    )
    expect(badges).toEqual(['gold', 'green', 'green', 'blue', 'blue', 'grey'])
  })

  it('draws the cut line below the players who made the cut', () => {
    const active = Array.from({ length: 50 }, (_, at) =>
      finishedPlayer({ id: `${at}`, rounds: sampleRounds(3) }),
    )
    const page = show([...active, outPlayer({ id: '60' })], {
      tournaments: [sampleTournament({ round: 3, startedRound: 3, cutScore: '+1' })],
    })
    const cut = find(page, '[data-cut]')
    expect([cut.textContent, cut.nextElementSibling?.getAttribute('data-player')]).toEqual([
      'Cut line +1 · those below are out',
      '60',
    ])
  })

  const cellsOf = (row: Element) => [...row.children].map(({ textContent }) => textContent)
  const columns = (page: HTMLElement) => cellsOf(find(page, '[role=rowgroup] [role=row]'))

  it('has a column for each round; a round not begun has a dash, the one being played its score', () => {
    const rounds = [
      { period: 1, strokes: 68, score: '-4' },
      { period: 2, strokes: 33, score: '-3' },
    ]
    const page = show([playingPlayer({ score: '-7', today: '-3', thru: '9', startHole: 10, rounds })])
    expect(columns(page)).toEqual(['Pos', 'Player', 'Total', 'Today', 'Thru', 'R1', 'R2', 'R3', 'R4'])
    expect(cellsOf(rows(page)[0]!)).toEqual(['1st', 'SBSome Body', '-7', '-3', '9*', '68', '-3', '–', '–'])
    const empty = [...page.querySelectorAll<HTMLElement>('[data-empty]')].map(
      ({ dataset }) => dataset['empty'],
    )
    expect(empty).toEqual(['false', 'false', 'true', 'true'])
  })

  it('has a dash for a player who has not played today, and no colour where points are counted', () => {
    const page = show([finishedPlayer({ today: '-' })], {
      tournaments: [sampleTournament({ scoring: 'points' })],
    })
    expect(cellsOf(rows(page)[0]!)[3]).toBe('–')
    const tones = [...page.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset['tone'])
    expect(new Set(tones)).toEqual(new Set(['even']))
  })

  it('has no total for a player who has not hit a ball, although the feed says even par', () => {
    const unstarted = { position: 0, positionText: '-', score: 'E', today: '-', rounds: [] }
    const page = show([waitingPlayer({ id: '1', ...unstarted }), playingPlayer({ id: '2', score: 'E' })])
    const totals = rows(page).map((row) => row.children[2] as HTMLElement)
    expect(totals.map(({ textContent, dataset }) => [textContent, dataset['tone']])).toEqual([
      ['–', 'even'],
      ['E', 'even'],
    ])
  })

  it('has no total without par either where points are counted', () => {
    const unstarted = waitingPlayer({ score: '0', today: '-', rounds: [] })
    const page = show([unstarted], { tournaments: [sampleTournament({ scoring: 'points' })] })
    expect(cellsOf(rows(page)[0]!)[2]).toBe('–')
  })

  it('explains the star of the back nine where somebody has one', () => {
    const note = '* started on the 10th hole'
    expect(show([playingPlayer({ startHole: 10 }), playingPlayer({ id: '2' })]).textContent).toContain(note)
    rendered.close()
    expect(show([playingPlayer()]).textContent).not.toContain(note)
  })

  it('marks amateurs', () => {
    const page = show([finishedPlayer({ amateur: true }), finishedPlayer({ id: '2' })])
    expect(rows(page).map((row) => row.querySelector('abbr')?.title)).toEqual(['Amateur', undefined])
    expect(rows(page)[0]?.textContent).toContain('Some Body (a)')
  })

  it('shows how many places were gained or lost, with an arrow and in words', () => {
    const page = show([
      finishedPlayer({ id: '1', movement: 3 }),
      finishedPlayer({ id: '2', movement: -1 }),
      finishedPlayer({ id: '3' }),
    ])
    const moves = [...page.querySelectorAll<HTMLElement>('[data-direction]')]
    expect(moves.map(({ dataset }) => dataset['direction'])).toEqual(['1', '-1', '0'])
    expect(moves.map(cellsOf)).toEqual([['up 3 places', '3'], ['down 1 place', '1'], []])
  })

  it('lists below each tournament its own players', () => {
    const page = show([finishedPlayer({ id: '1' }), finishedPlayer({ id: '2', tournament: '701' })], {
      tournaments: [sampleTournament(), sampleTournament({ id: '701' })],
    })
    const lists = [...page.querySelectorAll<HTMLElement>('[data-tournament]')]
    expect(lists.map((list) => rows(list).map(({ dataset }) => dataset['player']))).toEqual([['1'], ['2']])
  })

  it('is a tee sheet before the start: times and names, no dashes', () => {
    const teeTime = '2026-06-04T17:05:00Z'
    const players = [waitingPlayer({ id: '1', teeTime, startHole: 10 }), waitingPlayer({ id: '2' })]
    const page = show(players, { tournaments: [sampleTournament({ state: 'pre', startedRound: 0 })] })
    const time = teeTimeText(teeTime, dayText(Date.now()))
    expect(rows(page).map(({ textContent }) => textContent)).toEqual([
      `${time}*SBSome Body`,
      'TBDSBSome Body',
    ])
    expect(columns(page)).toEqual(['Tee time', 'Player'])
    expect(page.querySelector('[data-direction]')).toBeNull()
  })

  it('has no weekday before the tee times of today', () => {
    const [player] = rows(show([waitingPlayer({ teeTime: new Date().toISOString() })]))
    expect(player?.textContent).not.toMatch(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) /)
  })

  it('has the top 20 ready at the lower edge, hidden while the first rows are in sight', () => {
    const many = Array.from({ length: 30 }, (_, at) => finishedPlayer({ id: `${at}` }))
    const leaders = find(show(many), '[aria-label="Top 20"]')
    expect(leaders.dataset['shown']).toBe('false')
    expect(leaders.querySelectorAll('li').length).toBe(20)
  })

  it('has only players with a place among the leaders', () => {
    const unstarted = { position: 0, positionText: '-', score: 'E', rounds: [] }
    const waiting = Array.from({ length: 20 }, (_, at) => waitingPlayer({ id: `w${at}`, ...unstarted }))
    const page = show([playingPlayer({ id: '1' }), ...waiting])
    const names = [...page.querySelectorAll<HTMLElement>('[data-top]')].map(({ dataset }) => dataset['top'])
    expect([names, page.querySelector('[aria-label="Top 1"]') !== null]).toEqual([['1'], true])
    rendered.close()
    expect(show(waiting).querySelector('[aria-label^="Top"]')).toBeNull()
  })

  it.each([
    ['all rows are in sight with the first ones', 20, {}],
    ['nobody has begun', 30, { state: 'pre', startedRound: 0 }],
  ] as const)('has no separate list of leaders while %s', (_when, count, changes) => {
    const many = Array.from({ length: count }, (_, at) => finishedPlayer({ id: `${at}` }))
    const page = show(many, { tournaments: [sampleTournament(changes)] })
    expect(page.querySelector('[aria-label^="Top"]')).toBeNull()
  })

  it.each([
    [
      'no tournament',
      { tournaments: [] },
      'Tournament Data UnavailableUnable to load tournament information.',
    ],
    ['no valid players', {}, 'No player data available'],
    [
      'a message of the server out of season',
      {
        tournaments: [],
        content: { kind: 'message', title: 'PGA Offseason', text: 'No games scheduled today.' },
      },
      'PGA Offseason',
    ],
  ] as const)('says why it is empty: %s', (_what, changes, text) => {
    expect(show([], changes).textContent).toContain(text)
  })
})

it('a board without tournaments has another sign for a failure than for the time out of season', () => {
  const sign = (content: GolfBoard['content']) => {
    const page = show([], { tournaments: [], content })
    const drawn = find(page, 'path').getAttribute('d')
    rendered.close()
    return drawn
  }
  expect(sign({ kind: 'games' })).toBe(iconPath('warning'))
  const offSeason = { kind: 'message', title: 'PGA Offseason', text: 'No games scheduled today.' } as const
  expect(sign(offSeason)).toBe(iconPath('calendar'))
})
