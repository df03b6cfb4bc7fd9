import { describe, expect, it } from 'vitest'
import { sampleGolfBoard } from '../../domain/testing/sample-board'
import { finalGame, liveGame, offGame, sampleBoard, scheduledGame } from '../../domain/testing/sample-game'
import type { Board } from '../../domain/board/board'
import { noticesOf } from './season-notices'

const games = [liveGame()]
/** Without a note a game's headline is that of the first article about it. */
const articleOn = (headline: string) => ({ headline, headlines: [headline] })

const noticesToday = (board: Board) => noticesOf({ board, isOfToday: true })

describe('the notices above the games', () => {
  it.each([
    ['MLB', '2026-06-10', games, ['Games may be delayed due to weather conditions']],
    ['NFL', '2026-10-25', games, []],
    ['NFL', '2026-11-26', games, ['Thanksgiving Day games']],
    ['NBA', '2026-12-25', games, ['Special Christmas Day games']],
    ['NBA', '2026-12-25', [scheduledGame()], ['Showcase day', 'Special Christmas Day games']],
    ['NHL', '2024-01-01', [scheduledGame()], ['Showcase day']],
    ['NHL', '2025-01-01', [scheduledGame()], []],
    ['NBA', '2030-02-17', [scheduledGame({ headline: 'NBA All-Star Game' })], ['NBA All-Star Game']],
    ['NBA', '2030-02-10', [finalGame(articleOn('Curry wins on his way to the All-Star Game'))], []],
    [
      'NFL',
      '2026-10-25',
      [offGame({ quarter: 'Postponed', headline: 'Postponed because of Hurricane Ida' })],
      ['Games postponed due to severe weather'],
    ],
    [
      'NFL',
      '2026-10-25',
      [liveGame({ venue: { name: 'Wembley Stadium', city: 'London', state: '' } })],
      ['International game - unusual start time'],
    ],
    ['MLB', '2026-06-10', [], []],
  ] as const)('%s on %s', (sport, day, shown, notices) => {
    expect(noticesToday(sampleBoard({ sport, day, games: shown }))).toEqual(notices)
  })

  const event = { title: 'NHL Draft', text: 'The draft takes place today.' }
  const line = 'NHL Draft: The draft takes place today.'

  it('name what else the league does that day, with games and without', () => {
    const day = { sport: 'NHL', day: '2026-06-26' } as const
    expect(noticesToday(sampleBoard({ ...day, games, content: { kind: 'games', event } }))).toEqual([line])
    const empty = { kind: 'message', title: 'NHL Offseason', text: 'x', event } as const
    expect(noticesToday(sampleBoard({ ...day, games: [], content: empty }))).toEqual([line])
  })

  it('do not name it on a later day', () => {
    const board = sampleBoard({ sport: 'NHL', day: '2026-11-26', games, content: { kind: 'games', event } })
    expect(noticesOf({ board, isOfToday: false })).toEqual([])
    const thanksgiving = sampleBoard({ day: '2026-11-26', games, content: { kind: 'games', event } })
    expect(noticesOf({ board: thanksgiving, isOfToday: false })).toEqual(['Thanksgiving Day games'])
  })

  it('leave out what the games tell of the day when those games are not shown', () => {
    const day = { sport: 'NBA', day: '2026-12-25', games } as const
    const message = { kind: 'message', title: 'NBA', text: 'x' } as const
    expect(noticesToday(sampleBoard({ ...day, content: message }))).toEqual([])
    const special = { kind: 'special', title: 'NBA Draft', text: 'x' } as const
    expect(noticesToday(sampleBoard({ ...day, content: special }))).toEqual([])
  })

  it('are none for a leaderboard', () => {
    expect(noticesToday(sampleGolfBoard())).toEqual([])
  })

  it('say once what the day and its games both tell', () => {
    const told = {
      kind: 'games',
      event: { title: 'NBA All-Star Game', text: 'The stars play today.' },
    } as const
    const stars = [scheduledGame({ headline: 'NBA All-Star Game' })]
    expect(
      noticesToday(sampleBoard({ sport: 'NBA', day: '2026-02-15', games: stars, content: told })),
    ).toHaveLength(1)
  })
})
