import { describe, expect, it } from 'vitest'
import { HAS_RECORDINGS, NO_RECORDINGS, readRecording, recordingsNamed } from '../../tests/support/recordings'
import { gameAnswer, tickerAnswer } from '../domain/box-score/game-answer'
import { GAME_LEAGUES, type GameLeague } from '../domain/league'
import { permissionsOfTier } from '../domain/people/tiers/permission'
import { CUP, GOLF } from './testing/adapters'
import { mapScoreboard } from './espn/map-scoreboard'
import { mapSummary } from './espn/summary/map-summary'

/** Members, the feed's or our own, that belong to a tier: an answer for everybody must not have any of them. */
const OF_A_TIER =
  /"(odds|spread|moneyLine|overUnder|bookmaker|statistics|stats|leaders|athletes?|rosters?|boxscore|playerTables|tickerStats|plays|holes|scorecard|probability)"/i

const leagueOf = (file: string): GameLeague =>
  GAME_LEAGUES.find(({ slug }) => file.startsWith(slug)) ?? GAME_LEAGUES[0]!

describe.skipIf(!HAS_RECORDINGS)(
  `our own routes (recordings: ${HAS_RECORDINGS ? 'found' : NO_RECORDINGS})`,
  () => {
    it.each(recordingsNamed(/^(?!.*pga).*(scoreboard|events)/))(
      'the board made of %s holds nothing that needs a tier',
      (file) => {
        const text = JSON.stringify(mapScoreboard(leagueOf(file), readRecording(file)))
        expect(text.length).toBeGreaterThan(100)
        expect(text.match(OF_A_TIER)?.[0]).toBeUndefined()
      },
    )

    it.each(recordingsNamed(/pga/))('the leaderboard made of %s holds nothing that needs a tier', (file) => {
      const reply = readRecording(file)
      for (const adapter of [GOLF, CUP])
        expect(JSON.stringify(adapter.map(reply)).match(OF_A_TIER)?.[0]).toBeUndefined()
    })

    it.each(recordingsNamed(/summary/))(
      'a guest gets no line of %s, and a registered user no play',
      (file) => {
        const { sport } = leagueOf(file)
        const mapped = mapSummary(sport, readRecording(file))
        if (!mapped.ok) throw new Error(mapped.reason)
        const guest = permissionsOfTier('guest')
        const both = [
          gameAnswer(sport, mapped.summary, guest, Date.now()),
          tickerAnswer(sport, mapped.summary, guest),
        ]
        expect(JSON.stringify(both).match(OF_A_TIER)?.[0]).toBeUndefined()
        const registered = JSON.stringify(
          gameAnswer(sport, mapped.summary, permissionsOfTier('registered'), Date.now()),
        )
        expect(
          registered.match(/"(odds|spread|moneyLine|overUnder|bookmaker|plays|probability)"/i)?.[0],
        ).toBeUndefined()
      },
    )
  },
)
