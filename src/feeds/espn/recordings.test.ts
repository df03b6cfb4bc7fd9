import { describe, expect, it } from 'vitest'
import { readRecording, recordingsNamed } from '../../../tests/support/recordings'
import { gameDelay } from '../../domain/delay/game-delay'
import type { Game } from '../../domain/game/game'
import { GAME_LEAGUES, type GameLeague } from '../../domain/league'
import { mapScoreboard } from './map-scoreboard'

/**
 * Checks the adapter against real replies of the feed. The expected values come from the games as they were played (the
 * table) or from members of the payload that the adapter does not read (the cross-checks).
 */
const recordings = readRecordings()

function mapped({ league, reply }: Recording) {
  const result = mapScoreboard(league, reply)
  if (!result.ok) throw new Error(result.reason)
  return result
}

function games(): readonly (readonly [Recording, RawEvent, Game])[] {
  return recordings.flatMap((recording) => {
    const byId = new Map(mapped(recording).games.map((game) => [game.id, game]))
    return recording.reply.events.map((event) => [recording, event, byId.get(event.id)!] as const)
  })
}

function line({ awayTeam, homeTeam, phase, quarter }: Game): string {
  return `${awayTeam.abbreviation} ${awayTeam.score} @ ${homeTeam.abbreviation} ${homeTeam.score} | ${phase} | ${quarter}`
}

/** Written by hand from the recordings. */
const KNOWN: Readonly<Record<string, string>> = {
  // NFL: the last minutes of a Sunday afternoon; a game of the evening; the season opener.
  401437634: 'PIT 20 @ CIN 14 | live | 4Q • 0:16',
  401437637: 'IND 20 @ HOU 20 | live | 4Q • 1:01',
  401437647: 'SF 10 @ CHI 19 | live | 4Q • 2:00',
  401437648: 'PHI 38 @ DET 28 | live | 4Q • 7:45',
  401437653: 'KC 0 @ ARI 0 | scheduled | 0Q',
  401437654: 'BUF 31 @ LAR 10 | final | FINAL',
  401547409: 'DAL 40 @ NYG 0 | final | FINAL',
  // NBA: one night of 2026, a game 7 and two play-off games.
  401811037: 'OKC 75 @ DEN 77 | live | 3Q • 4:37',
  401811032: 'ORL 127 @ CHI 103 | live | End of 4th',
  401811036: 'MEM 52 @ UTAH 74 | live | HALF',
  401811026: 'DET 118 @ CHA 100 | final | FINAL',
  401869412: 'PHI 92 @ BOS 87 | live | 4Q • 8:41',
  401772993: 'IND 94 @ NY 111 | final | FINAL',
  // College: halftime, both halves of basketball, football quarters, overtime.
  401403888: 'UGA 24 @ SC 0 | live | HALF',
  401403884: 'YSU 0 @ UK 28 | live | 3Q • 8:36',
  401411114: 'WOF 7 @ VT 27 | final | FINAL',
  401708388: 'AUB 34 @ VAN 32 | live | HALF',
  401708384: 'FLA 27 @ MSST 27 | live | 1H • 2:13',
  401724907: 'SYR 95 @ VT 101 | final | FINAL/OT',
  // MLB: every half of an inning, delays, a postponed game, extra innings.
  401354886: 'BAL 0 @ NYY 2 | live | Bot 8th 2-2',
  401354898: 'TEX 1 @ LAA 1 | live | Bot 1st 2-0',
  401695818: 'ARI 1 @ ATL 0 | live | Top 9th 0-0',
  401356308: 'STL 0 @ PIT 1 | live | Mid 6th',
  401356300: 'BOS 1 @ BAL 0 | live | End 3rd',
  401356309: 'TB 0 @ NYY 0 | live | DELAYED',
  401356311: 'WSH 0 @ PHI 1 | live | DELAYED',
  401695827: 'KC 0 @ STL 0 | off | Postponed',
  401354891: 'DET 4 @ MIN 2 | final | FINAL/10',
  401816219: 'PIT 5 @ NYY 3 | final | FINAL/10',
  // NHL: pre-season games after overtime and under way; the play-offs.
  401461562: 'CBJ 2 @ PIT 3 | final | FINAL/OT',
  401461456: 'ANA 3 @ ARI 1 | live | 3P • 9:03',
  401461455: 'WPG 0 @ EDM 1 | live | 2P • 8:47',
  401773321: 'EDM 3 @ DAL 5 | live | 3P • 3:41',
  401672881: 'NYR 1 @ FLA 2 | final | FINAL',
}

const PHASES: Readonly<Record<string, Game['phase']>> = { pre: 'scheduled', in: 'live', post: 'final' }

function expectedPhase({ status }: RawEvent): Game['phase'] {
  const isOff = status.type.state === 'post' && !status.type.completed
  return isOff ? 'off' : PHASES[status.type.state]!
}

const LETTERS: Readonly<Record<string, string>> = { NHL: 'P', NCAAB: 'H' }

/** The label made from the feed's short text alone: `8:36 - 3rd`, `Final/OT`, `Bot 8th`. */
function expectedLabel({ league }: Recording, { status, competitions }: RawEvent): string {
  const { state, name, shortDetail } = status.type
  if (state === 'pre') return '0Q'
  if (state === 'post') return shortDetail.replace('Final', 'FINAL')
  if (name === 'STATUS_RAIN_DELAY') return 'DELAYED'
  if (name === 'STATUS_HALFTIME') return 'HALF'
  const [, clock, quarter] = /^(\S+) - (\d)(?:st|nd|rd|th)$/.exec(shortDetail) ?? []
  if (clock) return `${quarter}${LETTERS[league.sport] ?? 'Q'} • ${clock}`
  const { balls, strikes } = competitions[0].situation ?? {}
  return /^(Top|Bot)/.test(shortDetail) ? `${shortDetail} ${balls}-${strikes}` : shortDetail
}

describe.skipIf(recordings.length === 0)(
  'the recorded scoreboards (FEED_RECORDINGS, else ../shared/feed)',
  () => {
    it('become one game per event, nothing dropped', () => {
      for (const recording of recordings) {
        const { games: list, dropped } = mapped(recording)
        expect(dropped, recording.file).toEqual([])
        expect(new Set(list.map(({ id }) => id)), recording.file).toEqual(
          new Set(recording.reply.events.map(({ id }) => id)),
        )
      }
    })

    it('are read as people saw those games', () => {
      const lines = new Map(games().map(([, event, game]) => [event.id, line(game)]))
      const read = Object.fromEntries(Object.keys(KNOWN).map((id) => [id, lines.get(id)]))
      expect(read).toEqual(KNOWN)
    })

    it('give every game its teams and scores, home and away', () => {
      for (const [, event, game] of games()) {
        for (const { homeAway, score, team } of event.competitions[0].competitors) {
          const side = homeAway === 'home' ? game.homeTeam : game.awayTeam
          expect(side).toMatchObject({
            id: team.id,
            abbreviation: team.abbreviation,
            displayName: team.displayName,
          })
          expect(String(side.score)).toBe(score)
        }
      }
    })

    it('give every game its phase, its start and the label that the feed words itself', () => {
      for (const [recording, event, game] of games()) {
        const where = `${recording.file} ${event.id}`
        expect(game.phase, where).toBe(expectedPhase(event))
        expect(game.start, where).toBe(event.date.replace('Z', ':00Z'))
        expect(game.quarter, where).toBe(expectedLabel(recording, event))
      }
    })

    it('rank college teams from 1 to 25 and nobody else', () => {
      const ranked = games().flatMap(([{ league }, , { homeTeam, awayTeam }]) =>
        [homeTeam, awayTeam].flatMap(({ ranking }) =>
          ranking === undefined ? [] : [[league.slug, ranking]],
        ),
      )
      expect(ranked).toContainEqual(['ncaaf', 1])
      expect(ranked).toContainEqual(['ncaab', 22])
      expect(ranked.filter(([slug]) => slug !== 'ncaaf' && slug !== 'ncaab')).toEqual([])
    })

    it('have no date that cannot be read', () => {
      expect(recordings.filter((recording) => mapped(recording).unreadableDates > 0)).toEqual([])
    })

    it('give a series text in the play-offs only', () => {
      const texts = games().flatMap(([, event, game]) =>
        game.seriesText ? [[event.season.type, game.seriesText]] : [],
      )
      expect(texts).toContainEqual([3, 'Series tied 3-3'])
      expect(texts.filter(([type]) => type !== 3)).toEqual([])
    })

    it('give live games the situation that the feed shows', () => {
      const byId = new Map(games().map(([, event, game]) => [event.id, game]))
      expect(byId.get('401437634')).toMatchObject({
        situation: {
          kind: 'football',
          down: 2,
          distance: 10,
          yardLine: 88,
          possession: 'CIN',
          downDistanceText: '2nd & 10 at PIT 12',
          homeTimeouts: 0,
          awayTimeouts: 2,
        },
      })
      expect(byId.get('401354898')).toMatchObject({
        situation: {
          kind: 'baseball',
          balls: 2,
          strikes: 0,
          outs: 2,
          onFirst: true,
          onSecond: false,
          possession: 'LAA',
        },
      })
      expect(byId.get('401773321')).toMatchObject({
        situation: { kind: 'hockey', lastPlay: 'Puck in Netting' },
      })
      expect(byId.get('401461455')).not.toHaveProperty('situation')
      // Mid 6th and End 3rd: the feed sends a count of 0-0 with nobody out, but no half inning runs.
      expect(byId.get('401356308')).not.toHaveProperty('situation')
      expect(byId.get('401356300')).not.toHaveProperty('situation')
      expect(byId.get('401356309')).toMatchObject({ delay: 'Rain Delay, Top 1st' })
    })

    it('give football no stale down: not at down -1, without its text or at halftime', () => {
      const football = games().filter(([{ league }, { status }]) => {
        return league.kind === 'football' && status.type.state === 'in'
      })
      const isStale = ({ status, competitions: [{ situation }] }: RawEvent) =>
        situation?.down === -1 || !situation?.downDistanceText || status.type.name === 'STATUS_HALFTIME'
      const stale = football.filter(([, event]) => isStale(event))
      expect(stale.length).toBeGreaterThan(10)
      const hasDown = (game: Game) =>
        game.phase === 'live' && game.situation !== undefined && 'down' in game.situation
      for (const [, event, game] of football) expect(hasDown(game), event.id).toBe(!isStale(event))
    })

    it('tell why a game is off, and take no makeup of another day for it', () => {
      const waiting = games().flatMap(([, event, game]) => {
        const delay = gameDelay(game)
        return delay ? [[event.id, delay.text] as const] : []
      })
      expect(Object.fromEntries(waiting)).toMatchObject({
        401695827: 'Postponed: Inclement Weather',
        401356309: 'Rain Delay',
        401356311: 'Rain Delay',
        // A coming game for which the feed forecasts thunderstorms.
        401437640: 'Severe Weather',
      })
      const makeups = games().filter(([, , { headline }]) => headline?.includes('Makeup from'))
      expect(makeups.length).toBeGreaterThan(2)
      expect(makeups.filter(([, , game]) => gameDelay(game))).toEqual([])
    })

    it('name a record, a same-origin logo and plain colours for every team of a full list', () => {
      const teams = games().flatMap(([, , game]) => [game.homeTeam, game.awayTeam])
      expect(teams.filter((team) => !/^\d+-\d+(-\d+)?$/.test(team.record))).toEqual([])
      expect(
        teams.filter((team) => !/^\/api\/image\/i\/teamlogos\/[a-z/0-9]+\.png$/.test(team.logo ?? '')),
      ).toEqual([])
      // Small colleges may have no colours.
      const colourless = teams.filter((team) => !/^[0-9a-f]{6}$/i.test(team.color ?? ''))
      expect([...new Set(colourless.map(({ abbreviation }) => abbreviation))]).toEqual(['LIU'])
    })
  },
)

interface Recording {
  readonly file: string
  readonly league: GameLeague
  readonly reply: { readonly events: readonly RawEvent[] }
}

interface RawEvent {
  readonly id: string
  readonly date: string
  readonly season: { readonly type: number }
  readonly status: {
    readonly displayClock: string
    readonly type: { state: string; completed: boolean; name: string; detail: string; shortDetail: string }
  }
  readonly competitions: readonly [RawCompetition]
}

interface RawCompetition {
  readonly competitors: readonly RawCompetitor[]
  readonly situation?: {
    readonly balls?: number
    readonly strikes?: number
    readonly down?: number
    readonly downDistanceText?: string
  }
}

interface RawCompetitor {
  readonly homeAway: 'home' | 'away'
  readonly score: string
  readonly team: { readonly id: string; readonly abbreviation: string; readonly displayName: string }
}

function readRecordings(): readonly Recording[] {
  return GAME_LEAGUES.flatMap((league) =>
    recordingsNamed(new RegExp(`^${league.slug}-(scoreboard|events)-`)).map((file) => ({
      file,
      league,
      reply: readRecording<Recording['reply']>(file),
    })),
  )
}
