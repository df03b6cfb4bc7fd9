import { describe, expect, it } from 'vitest'
import { HAS_RECORDINGS, readRecording, recordingsNamed } from '../../../../tests/support/recordings'
import { leagueOfSport, type GameSport } from '../../../domain/league'
import { mapCoreOdds, mapOdds } from './map-odds'
import { mapScoreboardOdds } from './map-scoreboard-odds'

interface RawEvent {
  readonly id: string
  readonly competitions: readonly [
    {
      readonly odds?: readonly RawOdds[]
      readonly competitors: readonly {
        readonly homeAway: string
        readonly team: { readonly abbreviation: string }
      }[]
    },
  ]
}

interface RawOdds {
  readonly details?: string
  readonly overUnder?: number
  readonly provider: { readonly priority: number }
  readonly moneyline?: Readonly<Record<string, { readonly close: { readonly odds: string } }>>
}

function events(): readonly { readonly file: string; readonly sport: GameSport; readonly event: RawEvent }[] {
  return recordingsNamed(/^(nfl|nba|mlb|nhl|ncaa[fb])-(scoreboard|events)/).flatMap((file) => {
    const reply = readRecording<{ readonly events: readonly RawEvent[] }>(file)
    const sport = file.slice(0, file.indexOf('-')).toUpperCase() as GameSport
    return reply.events.map((event) => ({ file, sport, event }))
  })
}

function sidesOf(sport: GameSport, { competitions }: RawEvent) {
  const team = (side: string) => competitions[0].competitors.find((one) => one.homeAway === side)!.team
  return { sport, home: team('home').abbreviation, away: team('away').abbreviation }
}

/** Written by hand from the recordings: home spread, money lines, total. */
const KNOWN: Readonly<Record<string, readonly (number | undefined)[]>> = {
  // A baseball game of 2026 (TOR -118 at SF), a football game of 2026 (TCU -7.5), a basketball game (PHX -2.5 at LAL).
  'TOR @ SF': [1.5, -102, -118, 8],
  'UNC @ TCU': [-7.5, -325, 260, 47.5],
  'PHX @ LAL': [2.5, 110, -130, 216.5],
  'ARI @ ATL': [-1.5, -145, undefined, 8.5],
  'DAL @ PHI': [-7, undefined, undefined, 46.5],
}

describe.skipIf(!HAS_RECORDINGS)(
  'recorded odds of scoreboards (FEED_RECORDINGS, else ../shared/feed)',
  () => {
    it('give a line for every game that has odds, and none for the others', () => {
      for (const { file, sport, event } of events()) {
        const { odds } = event.competitions[0]
        const line = mapOdds(odds, sidesOf(sport, event))
        expect(line !== undefined, `${file} ${event.id}`).toBe(odds !== undefined)
      }
    })

    it('are found by game id in the whole reply', () => {
      const all = events()
      for (const file of recordingsNamed(/^(nfl|nba|mlb|nhl|ncaa[fb])-(scoreboard|events)/)) {
        const league = leagueOfSport(file.slice(0, file.indexOf('-')).toUpperCase() as GameSport)
        const own = all.filter((one) => one.file === file)
        const lines = own.flatMap(({ sport, event }) => {
          const line = mapOdds(event.competitions[0].odds, sidesOf(sport, event))
          return line ? [[event.id, line]] : []
        })
        expect([...mapScoreboardOdds(league, readRecording(file))], file).toEqual(lines)
      }
    })

    it('have the sign that the words of the feed have: the named team gives the points', () => {
      let compared = 0
      for (const { file, sport, event } of events()) {
        const sides = sidesOf(sport, event)
        const line = mapOdds(event.competitions[0].odds, sides)
        const [, team, points] = /^(\S+) (-\d{1,2}(?:\.\d)?)$/.exec(line?.details ?? '') ?? []
        // In the words one college team has another abbreviation than on the card.
        if (!line || !points || (team !== sides.home && team !== sides.away)) continue
        const where = `${file} ${event.id}`
        const own = team === sides.home ? line.homeSpread : line.awaySpread
        expect([own, line.favorite], where).toEqual([Number(points), team === sides.home ? 'home' : 'away'])
        compared += 1
      }
      expect(compared).toBeGreaterThan(100)
    })

    it('have spreads that cancel out, and the total and prices of the preferred provider', () => {
      for (const { file, sport, event } of events()) {
        const raw = event.competitions[0].odds?.find(({ provider }) => provider.priority === 1)
        const line = mapOdds(event.competitions[0].odds, sidesOf(sport, event))
        if (!raw || !line) continue
        const where = `${file} ${event.id}`
        expect((line.homeSpread ?? 0) + (line.awaySpread ?? 0), where).toBe(0)
        if (raw.overUnder !== undefined) expect(line.overUnder, where).toBe(raw.overUnder)
        const prices = ['home', 'away'].map((side) => raw.moneyline?.[side]?.close?.odds)
        const read = [line.homeMoneyLine, line.awayMoneyLine]
        for (const [index, price] of prices.entries()) {
          if (price && price !== 'EVEN' && price !== 'OFF') expect(read[index], where).toBe(Number(price))
        }
      }
    })

    it('are read as people saw them', () => {
      const read = new Map<string, readonly (number | undefined)[]>(
        events().flatMap(({ sport, event }) => {
          const sides = sidesOf(sport, event)
          const line = mapOdds(event.competitions[0].odds, sides)
          return line
            ? [
                [
                  `${sides.away} @ ${sides.home}`,
                  [line.homeSpread, line.homeMoneyLine, line.awayMoneyLine, line.overUnder],
                ] as const,
              ]
            : []
        }),
      )
      expect(Object.fromEntries(Object.keys(KNOWN).map((game) => [game, read.get(game)]))).toEqual(KNOWN)
    })
  },
)

describe.skipIf(!HAS_RECORDINGS)('recorded lists of core odds (FEED_RECORDINGS, else ../shared/feed)', () => {
  it.each([
    ['nfl-odds-with-live.json', { sport: 'NFL', home: 'CLE', away: 'KC' }, [3.5, 100, -120, 190, -225, 41.5]],
    ['mlb-odds-with-live.json', { sport: 'MLB', home: 'CHW', away: 'DET' }, [1.5, 100, -120, 165, -200, 7.5]],
    ['mlb-odds-single.json', { sport: 'MLB', home: 'TEX', away: 'STL' }, [-1.5, 135, -160, -160, 135, 7.5]],
    [
      'nba-odds-thirteen-providers.json',
      { sport: 'NBA', home: 'MIL', away: 'DET' },
      [-12.5, -110, -110, -725, 500, 227.5],
    ],
  ] as const)(
    '%s: the line from before the game',
    (file, sides, [spread, homePrice, awayPrice, home, away, total]) => {
      expect(mapCoreOdds(readRecording(file), sides)).toMatchObject({
        providerName: 'ESPN BET',
        homeSpread: spread,
        awaySpread: -(spread ?? 0),
        homeSpreadOdds: homePrice,
        awaySpreadOdds: awayPrice,
        homeMoneyLine: home,
        awayMoneyLine: away,
        overUnder: total,
      })
    },
  )
})
