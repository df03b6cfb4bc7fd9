import { expect, it } from 'vitest'
import { countedGames, lastGames, liveGames, nextGames, stuckGames } from './team-season'
import { comingGame, playedGame, sampleSeason } from './testing/sample-season'

const trial = playedGame({ id: 'trial', part: 'preseason' })
const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id)

it('games of the preseason count only until others have been played', () => {
  expect(ids(countedGames(sampleSeason({ games: [trial, comingGame()] })))).toEqual(['trial'])
  expect(ids(countedGames(sampleSeason({ games: [trial, playedGame()] })))).toEqual(['7'])
})

it('the last games are the latest that are over, however many there are', () => {
  const games = ['1', '2', '3'].map((id) => playedGame({ id }))
  expect(ids(lastGames(sampleSeason({ games: [...games, comingGame()] }), 2))).toEqual(['2', '3'])
})

it('a game under way is neither over nor to come', () => {
  const { start } = comingGame()
  const live = { ...playedGame({ id: 'live', start }), phase: 'live' } as const
  const season = sampleSeason({ games: [playedGame({ start }), live, comingGame()] })
  expect(ids(liveGames(season))).toEqual(['live'])
  expect(ids(nextGames(season, 5, Date.parse(start)))).toEqual(['8'])
})

it('a game in which nothing has happened for hours is not under way, and has no result either', () => {
  const live = { ...playedGame({ id: 'live' }), phase: 'live' } as const
  const stuck = { ...live, id: 'stuck', stuckSince: '2026-10-18T20:00:00Z' } as const
  const season = sampleSeason({ games: [stuck, live, comingGame()] })
  expect([liveGames(season), stuckGames(season), lastGames(season, 5)].map(ids)).toEqual([
    ['live'],
    ['stuck'],
    [],
  ])
})

it('the next games are as many as asked for, and include one that should have begun some hours ago', () => {
  const season = sampleSeason({ games: ['8', '9', '10'].map((id) => comingGame({ id })) })
  const late = Date.parse(comingGame().start) + 5 * 3_600_000
  expect(ids(nextGames(season, 2, late))).toEqual(['8', '9'])
})

it('a game that should have been over for a day is not one of the next', () => {
  const games = [comingGame({ id: 'lost', start: '2026-10-20T17:00:00Z' }), comingGame()]
  const next = (now: string) => ids(nextGames(sampleSeason({ games }), 5, Date.parse(now)))
  expect(next('2026-10-25T18:00:00Z')).toEqual(['8'])
  expect([next('2026-10-21T16:59:59Z'), next('2026-10-21T17:00:00Z')]).toEqual([['lost', '8'], ['8']])
})
