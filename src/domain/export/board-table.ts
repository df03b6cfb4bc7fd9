import type { Board, CupBoard, GameBoard, GolfBoard } from '../board/board'
import type { CupMatch } from '../cup/cup'
import { matchPoints } from '../cup/cup-points'
import type { Game, Team } from '../game/game'
import { isLastNight } from '../game/game-order'
import { hasScore } from '../game/has-score'
import { isStartOpen } from '../game/start-time'
import { hasYetToStart } from '../golf/has-yet-to-start'
import type { Player, RoundTotal } from '../golf/player'
import type { Scoring } from '../golf/tournament'
import { isUnfinished } from '../golf/unfinished-round'
import type { OddsRow, OddsRows } from '../odds/odds-board'
import { figure, spreadsheetTime, tableOf, type Column, type ExportTable } from './export-table'
import { addDays, easternDay } from '../time/eastern'
import type { Weather } from '../weather/weather'

/** A board as a table: a row for each game, golfer or match. Betting lines stand in it where they are given. */
export function boardTable(board: Board, odds: OddsRows | undefined): ExportTable {
  switch (board.sport) {
    case 'PGA':
      return golfTable(board)
    case 'RYDER_CUP':
      return cupTable(board)
    default:
      return gamesTable(board, odds)
  }
}

interface GameAndLine {
  readonly game: Game
  readonly line: OddsRow | undefined
}

/** The games of a board, or of any other day. */
export function gamesTable(
  { day, games }: Pick<GameBoard, 'day' | 'games'>,
  odds: OddsRows | undefined,
): ExportTable {
  const rows = games.map((game) => ({ game, line: odds?.[game.id] }))
  const dayOf: Column<GameAndLine> = ['Day', ({ game }) => (isLastNight(game) ? nightOf(game, day) : day)]
  return tableOf([dayOf, ...GAME_COLUMNS, ...(odds ? LINE_COLUMNS : [])], rows)
}

/** A board of a day ahead does not say which night its games of last night are from, but their starts do. */
function nightOf({ start }: Game, day: string): string {
  return start === undefined ? addDays(day, -1) : easternDay(Date.parse(start))
}

const GAME_COLUMNS: readonly Column<GameAndLine>[] = [
  ['Game', ({ game }) => game.id],
  ['Start (UTC)', ({ game }) => (isStartOpen(game) ? undefined : spreadsheetTime(game.start))],
  ['Status', ({ game }) => (game.phase === 'off' ? game.status : game.phase)],
  ['Period', ({ game }) => (game.phase === 'scheduled' ? undefined : game.quarter)],
  ...teamColumns('Away', ({ awayTeam }) => awayTeam),
  ...teamColumns('Home', ({ homeTeam }) => homeTeam),
  ['Venue', ({ game }) => game.venue.name],
  ['City', ({ game }) => game.venue.city],
  ['State', ({ game }) => game.venue.state],
  ['Weather', ({ game: { weather } }) => weather && skyText(weather)],
  // Under a roof the temperature outside says nothing about the game.
  [
    'Temperature (F)',
    ({ game: { weather } }) => (weather?.condition === 'Indoor' ? undefined : weather?.temp),
  ],
  ['Series', ({ game }) => game.series?.summary],
]

function teamColumns(side: string, teamOf: (game: Game) => Team): readonly Column<GameAndLine>[] {
  const record = (game: Game, part: number) => recordParts(teamOf(game))[part]
  return [
    [side, ({ game }) => teamOf(game).displayName],
    [`${side} abbreviation`, ({ game }) => teamOf(game).abbreviation],
    [`${side} score`, ({ game }) => (hasScore(game) ? teamOf(game).score : undefined)],
    [`${side} wins`, ({ game }) => record(game, 0)],
    [`${side} losses`, ({ game }) => record(game, 1)],
    [`${side} ties or overtime losses`, ({ game }) => record(game, 2)],
    [`${side} ranking`, ({ game }) => teamOf(game).ranking],
  ]
}

function skyText({ condition, estimated }: Weather): string {
  return estimated ? `${condition} (estimated)` : condition
}

/** Separate numbers, because a spreadsheet would turn `10-3` in one cell into the third of October. */
function recordParts({ record }: Team): readonly number[] {
  return /^\d+(?:-\d+)+$/.test(record) ? record.split('-').map(Number) : []
}

const LINE_COLUMNS: readonly Column<GameAndLine>[] = [
  ['Away spread', ({ line }) => line?.awaySpread],
  ['Home spread', ({ line }) => line?.homeSpread],
  ['Away money line', ({ line }) => line?.awayMoneyLine],
  ['Home money line', ({ line }) => line?.homeMoneyLine],
  ['Total', ({ line }) => line?.overUnder],
  ['Lines by', ({ line }) => line?.providerName],
]

function golfTable({ tournaments, players, day }: GolfBoard): ExportTable {
  const tournamentOf = ({ tournament }: Player) => tournaments.find((one) => one.id === tournament)
  const scoringOf = (player: Player) => tournamentOf(player)?.scoring ?? 'strokes'
  const hasPoints = players.some((player) => scoringOf(player) === 'points')
  const most = players.reduce(
    (count, { rounds }) => Math.max(count, ...rounds.map(({ period }) => period)),
    0,
  )
  const columns: readonly Column<Player>[] = [
    ['Day', () => day],
    ['Tournament', (player) => tournamentOf(player)?.name],
    ['Position', ({ position }) => position || undefined],
    ['Player', ({ name }) => name],
    ['Country', ({ country }) => country],
    [
      'Tee time (UTC)',
      (player) => (player.state === 'waiting' ? spreadsheetTime(player.teeTime) : undefined),
    ],
    ['To par', (player) => (scoringOf(player) === 'points' ? undefined : scoreOf(player))],
    ...(hasPoints ? [pointsColumn(scoringOf)] : []),
    ['Today', ({ today }) => toPar(today)],
    ['Thru', ({ thru }) => figure(thru)],
    ...Array.from({ length: most }, (_, index): Column<Player> => [
      `Round ${index + 1} strokes`,
      (player) => wholeRound(player, index + 1, scoringOf(player))?.strokes,
    ]),
  ]
  return tableOf(columns, players)
}

function pointsColumn(scoringOf: (player: Player) => Scoring): Column<Player> {
  return ['Points', (player) => (scoringOf(player) === 'points' ? scoreOf(player) : undefined)]
}

/** The strokes so far of a round that is being played, or was broken off, would read like a record. */
function wholeRound(player: Player, period: number, scoring: Scoring): RoundTotal | undefined {
  const round = player.rounds.find((one) => one.period === period)
  return round && !isUnfinished(player, round, scoring) ? round : undefined
}

function winnerOf(match: CupMatch): string | undefined {
  const { usa, europe } = matchPoints(match)
  return usa === 1 ? 'United States' : europe === 1 ? 'Europe' : undefined
}

function scoreOf(player: Player) {
  return hasYetToStart(player) ? undefined : toPar(player.score)
}

/** `E` (even) becomes 0, so that it is a number like the others. */
function toPar(score: string) {
  return score === 'E' ? 0 : figure(score)
}

function cupTable({ cup, sessions, matches, day }: CupBoard): ExportTable {
  const nameOf = (id: string) => sessions.find((one) => one.id === id)?.name
  const columns: readonly Column<CupMatch>[] = [
    // The board has the first of the cup's days only.
    ['Day', ({ startTime }) => (startTime === undefined ? day : easternDay(Date.parse(startTime)))],
    ['Cup', () => cup?.title],
    ['Session', ({ session }) => nameOf(session)],
    ['Match', ({ matchNumber }) => matchNumber],
    ['Start (UTC)', ({ startTime }) => spreadsheetTime(startTime)],
    ['Status', ({ status }) => status],
    ['United States', ({ usa }) => usa.players.map(({ name }) => name).join(', ')],
    ['United States score', ({ usa }) => usa.score],
    ['Europe', ({ europe }) => europe.players.map(({ name }) => name).join(', ')],
    ['Europe score', ({ europe }) => europe.score],
    ['Winner', winnerOf],
  ]
  return tableOf(columns, matches)
}
