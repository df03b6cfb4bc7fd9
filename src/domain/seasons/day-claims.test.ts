import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import type { GameSport } from '../league'
import { liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { dayClaims } from './day-claims'

const CHRISTMAS = '2026-12-25'
const claims = (sport: GameSport, day: string, ...games: readonly Game[]) =>
  dayClaims({ sport, day, games }).map(({ text }) => text)

describe('what is said of a day above its games', () => {
  it('is nothing without games, or with only one of last night', () => {
    expect(claims('NBA', CHRISTMAS)).toEqual([])
    expect(claims('NBA', CHRISTMAS, liveGame({ lastNight: true }))).toEqual([])
  })

  it('is its showcase until the first game starts, and its notices all day', () => {
    const notice = 'Special Christmas Day games'
    expect(claims('NBA', CHRISTMAS, scheduledGame())).toEqual(['Showcase day', notice])
    expect(claims('NBA', CHRISTMAS, liveGame())).toEqual([notice])
    expect(claims('NBA', CHRISTMAS, liveGame({ lastNight: true }), scheduledGame())).toEqual([
      'Showcase day',
      notice,
    ])
  })

  it.each<readonly [string, Partial<Game>, boolean]>([
    ['a note', { headline: 'NBA All-Star Game' }, true],
    ['a note of the weekend', { headline: 'AllStar Weekend' }, true],
    ['a kind of game', { gameSubtype: 'ALLSTAR' }, true],
    ['an article only', { headline: 'All-Star Game loss', headlines: ['All-Star Game loss'] }, false],
    ['a note about all-star players', { headline: 'All-Stars return' }, false],
    ['another kind of game', { gameSubtype: 'SEMI' }, false],
  ])('names the all-star game when the feed tells of it by %s: %#', (_how, told, isNamed) => {
    const games = [scheduledGame(), scheduledGame(told as object)]
    const said = dayClaims({ sport: 'NBA', day: '2026-02-15', games })
    expect(said).toEqual(
      isNamed ? [{ text: 'NBA All-Star Game', evidence: { kind: 'feed', tells: 'a note of the day' } }] : [],
    )
  })

  it("calls football's all-star game by its own name", () => {
    expect(claims('NFL', '2027-02-07', scheduledGame({ gameSubtype: 'ALLSTAR' }))).toEqual(['NFL Pro Bowl'])
  })

  it('tells of a storm by the game that it moved', () => {
    const stormed = offGame({ quarter: 'Postponed', headline: 'Tropical Storm - Makeup date October 14' })
    expect(claims('NFL', '2030-10-06', scheduledGame(), stormed)).toEqual([
      'Games postponed due to severe weather',
    ])
  })

  it('is the storm of that day, where a list names the day', () => {
    expect(claims('NFL', '2017-09-10', scheduledGame())).toEqual(['Games postponed due to severe weather'])
  })

  it('is nothing in a season that stopped, which is no line above games', () => {
    expect(claims('NBA', '2020-04-15', scheduledGame())).toEqual([])
  })
})
