import { describe, expect, it } from 'vitest'
import { readRecording, recordingsNamed } from '../../../tests/support/recordings'
import { gameAnswer, tickerAnswer } from '../../domain/box-score/game-answer'
import { sampleCup, sampleMatch } from '../../domain/cup/testing/sample-cup'
import { finishedPlayer, playingPlayer, sampleTournament } from '../../domain/golf/testing/sample-tournament'
import { GAME_LEAGUES } from '../../domain/league'
import { PERMISSIONS } from '../../domain/people/tiers/permission'
import { finalGame, liveGame, offGame, scheduledGame } from '../../domain/testing/sample-game'
import { mapGolf } from '../../feeds/espn/golf/map-golf'
import { mapScoreboard } from '../../feeds/espn/map-scoreboard'
import { mapSummary } from '../../feeds/espn/summary/map-summary'
import { isCup, isMatch } from './cup-shape'
import { isGameParts, isTickerAnswer } from './game-answer-shape'
import { isGame } from './game-shape'
import { isPlayer, isTournament } from './golf-shape'
import { rowReader } from './row-reader'

/** What arrives is what was sent, without the members that are undefined. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a game', () => {
  const game = liveGame({ weather: { temp: 50, condition: 'Clear', estimated: false } })

  it.each([scheduledGame(), game, finalGame(), offGame()])('in the phase "$phase" is right', (one) => {
    expect(isGame(sent(one))).toBe(true)
  })

  it('of a newer server is right although it has members that we do not know', () => {
    expect(isGame({ ...game, referee: 'A. Ref', homeTeam: { ...game.homeTeam, coach: 'B. Coach' } })).toBe(
      true,
    )
  })

  it.each([
    ['in a down', { kind: 'football', down: 3, distance: 7, yardLine: 34, downDistanceText: '3rd & 7' }],
    ['between downs', { kind: 'football', possession: 'SF', homeTimeouts: 3, awayTimeouts: 2 }],
    ['with nothing but its sport', { kind: 'football' }],
  ])('of football is right %s', (_when, one) => {
    expect(isGame({ ...game, situation: one })).toBe(true)
  })

  const situation = { kind: 'football', down: 3, distance: 7, yardLine: 34, downDistanceText: '3rd & 7' }
  it.each([
    ['without a phase', { ...game, phase: undefined }],
    ['of an unknown phase', { ...game, phase: 'halftime' }],
    ['with a score that is text', { ...game, homeTeam: { ...game.homeTeam, score: '7' } }],
    ['without a venue', { ...game, venue: undefined }],
    ['with headlines that are no list', { ...game, headlines: 'News' }],
    ['with weather that is no word', { ...game, weather: { temp: 50, condition: '7', estimated: false } }],
    ['in a situation of no sport', { ...game, situation: { ...situation, kind: 'curling' } }],
    ['in half a situation', { ...game, situation: { ...situation, distance: undefined } }],
    ['that is off for no reason', { ...offGame(), status: undefined }],
    ['of a day ahead that is not named', { ...scheduledGame(), isUpcoming: true }],
    ['with an empty id', { ...game, id: '' }],
  ])('%s is wrong', (_what, one) => {
    expect(isGame(one)).toBe(false)
  })
})

describe('the cup', () => {
  it('is right when it and its matches are complete', () => {
    expect([isCup(sent(sampleCup())), isMatch(sent(sampleMatch('usa')))]).toEqual([true, true])
    expect(isCup({ ...sampleCup(), totalPoints: { usa: 11 } })).toBe(false)
    expect(isMatch({ ...sampleMatch('usa'), usa: undefined })).toBe(false)
  })
})

describe('golf', () => {
  it('is right with players of every state', () => {
    expect([playingPlayer(), finishedPlayer()].map(sent).every(isPlayer)).toBe(true)
    expect(isTournament(sent(sampleTournament()))).toBe(true)
    expect(isPlayer({ ...playingPlayer(), position: 'T1' })).toBe(false)
    expect(isPlayer({ ...playingPlayer(), rounds: [{ period: 1 }] })).toBe(false)
  })
})

describe('rows', () => {
  const read = rowReader(isGame)
  const right = liveGame({ id: '1' })

  it('that are wrong are left out, and the list stays the same when none is', () => {
    const rows = [right, liveGame({ id: '2' })]
    expect(read(rows, 'nfl')).toBe(rows)
    expect(read([right, { id: '3' }], 'nfl')).toEqual([right])
    expect(read({ 0: right }, 'nfl')).toBeUndefined()
  })

  it('that are wrong make the whole list invalid where there must be none', () => {
    expect(read([right, { id: '3' }], 'nfl', 'refuse')).toBeUndefined()
  })
})

describe('what the adapters make of every recording', () => {
  const scoreboards = recordingsNamed(/scoreboard/)
  it.skipIf(scoreboards.length === 0)('are games, tournaments and players that are right', () => {
    const wrong: string[] = []
    let count = 0
    const check = (file: string, rows: readonly unknown[], is: (row: unknown) => boolean) => {
      count += rows.length
      for (const row of rows) if (!is(sent(row))) wrong.push(`${file} ${JSON.stringify(row)}`)
    }
    for (const file of scoreboards) {
      const reply = readRecording(file)
      const league = GAME_LEAGUES.find(({ slug }) => file.startsWith(slug))
      const board = league && mapScoreboard(league, reply)
      if (board?.ok) check(file, board.games, isGame)
    }
    for (const file of recordingsNamed(/^(pga|lpga)/)) {
      const golf = mapGolf(readRecording(file), Date.now())
      if (!golf.ok) continue
      check(
        file,
        golf.leaderboards.map(({ tournament }) => tournament),
        isTournament,
      )
      check(
        file,
        golf.leaderboards.flatMap(({ players }) => players),
        isPlayer,
      )
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  const summaries = recordingsNamed(/summary/)
  it.skipIf(summaries.length === 0)('are box scores and tickers that are right', () => {
    const wrong = summaries.flatMap((file) => {
      const league = GAME_LEAGUES.find(({ slug }) => file.startsWith(slug))
      const mapped = league && mapSummary(league.sport, readRecording(file))
      if (!mapped?.ok) return []
      const whole = isGameParts(sent(gameAnswer(league!.sport, mapped.summary, PERMISSIONS, Date.now())))
      const ticker = isTickerAnswer(sent(tickerAnswer(league!.sport, mapped.summary, PERMISSIONS).game))
      return whole && ticker ? [] : [file]
    })
    expect(wrong).toEqual([])
  })
})
