import { describe, expect, it } from 'vitest'
import { gamesWithLine, recordText, seasonRecord, splitsOf } from './team-splits'
import { playedGame, sampleSeason } from './testing/sample-season'

const HOME_WIN = playedGame({ id: '1', start: '2026-09-13T17:00:00Z' })
const ROAD_LOSS = playedGame({ id: '2', isHome: false, own: 10, theirs: 13 })
const ABROAD = playedGame({ id: '3', isNeutral: true, own: 20, theirs: 20 })
const CUP_GAME = playedGame({ id: '4', part: 'postseason', start: '2027-01-10T18:00:00Z' })

describe('the splits of a season', () => {
  it('are the season, the playoffs, where it was played, and its months in their order', () => {
    const rows = splitsOf('football', [HOME_WIN, ROAD_LOSS, ABROAD, CUP_GAME])
    expect(rows.map(({ label, games, record }) => [label, games, record])).toEqual([
      ['Season', 3, '1-1-1'],
      ['Playoffs', 1, '1-0'],
      ['Home', 2, '2-0'],
      ['Road', 1, '0-1'],
      ['Neutral site', 1, '0-0-1'],
      ['September', 1, '1-0'],
      ['October', 2, '0-1-1'],
      ['January', 1, '1-0'],
    ])
    expect(rows[0]).toMatchObject({ scored: '18.0', allowed: '17.7' })
  })

  it('call no bowl and no tournament of colleges a playoff', () => {
    expect(splitsOf('football', [CUP_GAME], [], true)[0]?.label).toBe('Postseason')
  })

  it('show the preseason by itself', () => {
    const trial = playedGame({ part: 'preseason' })
    expect(splitsOf('football', [trial]).map(({ label }) => label)).toEqual(['Preseason', 'Home', 'October'])
  })

  it('take the month of the Eastern day', () => {
    const late = playedGame({ start: '2026-11-01T02:30:00Z' })
    expect(splitsOf('football', [late]).at(-1)?.label).toBe('October')
  })

  it('have a record against the spread where a line was kept, and no figure where none was', () => {
    const spreads = [
      { game_id: '1', home_spread: -3.5 },
      // The other side gave three points and won by three.
      { game_id: '2', home_spread: -3 },
      { game_id: '4', home_spread: null },
    ]
    const rows = splitsOf('football', [HOME_WIN, ROAD_LOSS, CUP_GAME], spreads)
    expect(rows.map(({ label, spread }) => [label, spread])).toEqual([
      ['Season', '1-0-1'],
      ['Playoffs', undefined],
      ['Home', '1-0'],
      ['Road', '0-0-1'],
      ['September', '1-0'],
      ['October', '0-0-1'],
      ['January', undefined],
    ])
    expect(gamesWithLine([HOME_WIN, ROAD_LOSS, CUP_GAME], spreads)).toBe(2)
  })
})

describe('a record', () => {
  const lateLoss = playedGame({ own: 2, theirs: 3, isLate: true })

  it('counts losses after regulation by themselves in hockey', () => {
    const loss = playedGame({ own: 2, theirs: 3 })
    expect(recordText('hockey', [lateLoss, loss, playedGame({ isLate: true })])).toBe('1-1-1')
    expect(recordText('football', [lateLoss, loss])).toBe('0-2')
  })

  it('counts no draw among them, as there were some years ago', () => {
    expect(recordText('hockey', [playedGame({ own: 2, theirs: 2, isLate: true })])).toBe('0-0-0')
  })

  it('keeps that column for a season with its playoffs', () => {
    expect(recordText('hockey', [playedGame(), { ...lateLoss, part: 'postseason' }])).toBe('1-1-0')
  })

  it('counts all losses alike in the playoffs', () => {
    expect(recordText('hockey', [{ ...lateLoss, part: 'postseason' }])).toBe('0-1')
  })
})

describe('the record of a season', () => {
  const games = [playedGame({ id: 't', part: 'preseason' }), HOME_WIN, ROAD_LOSS, CUP_GAME]

  it('is the one that the feed tells', () => {
    expect(seasonRecord('football', sampleSeason({ record: '5-1', games }))).toBe('5-1')
  })

  it('is otherwise computed of the regular season alone, and none without a game of it', () => {
    const computed = (all: typeof games) => seasonRecord('football', sampleSeason({ record: '', games: all }))
    expect([computed(games), computed(games.slice(0, 1)), computed([])]).toEqual(['1-1', '', ''])
  })
})
