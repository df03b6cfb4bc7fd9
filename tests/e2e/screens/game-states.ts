import type { GameAnswer } from '../../../src/domain/box-score/game-answer'
import type { Game, LiveGame, OffGame, ScheduledGame } from '../../../src/domain/game/game'
import type { Situation } from '../../../src/domain/game/situation'

/** Games in the states that a quiet afternoon does not bring, made from games that are there. */

const NOW = Date.parse('2026-10-25T18:30:00Z')
const MINUTE_MS = 60_000

function factsOf(game: Game) {
  const { id, homeTeam, awayTeam, venue, weather, headline } = game
  return { id, homeTeam, awayTeam, venue, ...(weather && { weather }), ...(headline && { headline }) }
}

export function finished(game: Game, quarter = 'FINAL'): Game {
  return { ...factsOf(game), phase: 'final', quarter, timeLeft: '0:00', startTime: 'Final' }
}

export function scheduled(game: Game, inMinutes: number): ScheduledGame {
  const start = new Date(NOW + inMinutes * MINUTE_MS).toISOString()
  return { ...factsOf(game), phase: 'scheduled', quarter: '0Q', timeLeft: '', start, startTime: 'Scheduled' }
}

export function live(game: Game, quarter: string, situation?: Situation): LiveGame {
  const rest = situation ? { situation } : {}
  return { ...factsOf(game), phase: 'live', quarter, timeLeft: '', startTime: quarter, ...rest }
}

function off(game: Game, status: OffGame['status'], headline?: string): OffGame {
  const said = headline === undefined ? {} : { headline }
  return { ...factsOf(game), ...said, phase: 'off', status, quarter: status, timeLeft: '', startTime: status }
}

/** The home team is twelve yards from the visitors' end zone. */
export function inRedZone(game: Game): LiveGame {
  const { abbreviation } = game.homeTeam
  return live(game, '2Q • 4:05', {
    kind: 'football',
    possession: abbreviation,
    down: 2,
    distance: 7,
    yardLine: 88,
    possessionText: `${game.awayTeam.abbreviation} 12`,
    downDistanceText: '2nd & 7',
  })
}

/** From tomorrow's game to the one that is called off, on one board. */
export function everyState(games: readonly Game[]): readonly Game[] {
  const states: readonly ((game: Game) => Game)[] = [
    (game) => scheduled(game, 26 * 60),
    (game) => scheduled(game, 20),
    (game) => scheduled(game, 4),
    (game) => ({ ...scheduled(game, 600), startTime: 'TBD' }),
    (game) => live(game, 'HALF'),
    (game) => ({ ...live(game, 'DELAYED'), delay: 'Rain Delay, 3rd Quarter' }),
    (game) => live(game, '0Q'),
    (game) => finished(game, 'FINAL/OT'),
    (game) => off(game, 'postponed', 'Rain - Makeup date June 5'),
    (game) => off(game, 'suspended'),
    (game) => off(game, 'cancelled'),
  ]
  return games.slice(0, states.length).map((game, index) => states[index]!(game))
}

const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwll'

export function longNamed(game: Game): Game {
  const name = 'Wolverhampton-on-the-Hill Thunderstriker'
  const team = { name, displayName: name, score: 118, record: '10-12-3, 5th North' }
  return {
    ...game,
    homeTeam: { ...game.homeTeam, ...team },
    awayTeam: { ...game.awayTeam, ...team, score: 107 },
    venue: { name: `${LONG_TOWN} Memorial Stadium`, city: LONG_TOWN, state: 'MA' },
    headline: `${name} hold on in ${LONG_TOWN} after the longest delay that anybody can remember`,
  }
}

/** Names as long as real ones get, a rank, scores of three digits, and a status that needs more than one line. */
export function longScores(game: Game): Game {
  const away = { displayName: 'Southeast Missouri State Redhawks', abbreviation: 'SEMO', score: 104 }
  const home = { displayName: 'North Carolina Central Eagles', abbreviation: 'NCCU', score: 118 }
  return {
    ...live(game, '2nd OT • 4:12'),
    stuckSince: '2026-10-25T17:48:00Z',
    awayTeam: { ...game.awayTeam, ...away, ranking: 25, record: '21-12' },
    homeTeam: { ...game.homeTeam, ...home, record: '18-15' },
  }
}

/** How both teams played lately, which the simulated feed does not tell. */
export function withLastGames(answer: GameAnswer): GameAnswer {
  const { teamForm } = answer
  if (!teamForm) return answer
  const last = [14, 16, 19, 21, 23].map((day, index) => ({
    id: String(1000 + index),
    start: `2026-10-${day}T23:30:00Z`,
    opponent: ['UTAH', 'MIN', 'GS', 'OKC', 'WSH'][index]!,
    isHome: index % 2 === 0,
    own: 131 - index,
    theirs: 128,
  }))
  return { ...answer, teamForm: { away: { ...teamForm.away, last }, home: { ...teamForm.home, last } } }
}

export function hundred(games: readonly Game[]): readonly Game[] {
  return Array.from({ length: 100 }, (_, index) => ({
    ...games[index % games.length]!,
    id: `copy-${index}`,
  }))
}

/** A series game with everything a card can say about it. */
export function playoff(game: Game, index: number): Game {
  return {
    ...game,
    poRoundDesc: 'East Semifinals',
    seriesGameNumber: index + 3,
    seriesText: 'IND leads series 3-2',
    series: { title: 'Playoff Series', summary: 'IND leads series 3-2', completed: false },
    headline: 'East Semifinals - Game 6',
  }
}
