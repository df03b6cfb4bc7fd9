import type { GameParts, TickerAnswer } from '../../domain/box-score/game-answer'
import type { ChangedFigures, TickerNews } from '../../domain/box-score/ticker-news'
import { isObject } from '../../domain/json'
import type { GameEnd, GameStatus } from '../../domain/box-score/game-status'
import type { HockeyStrength } from '../../domain/box-score/hockey-strength'
import type { LineScore, LineScoreRow, Scores } from '../../domain/box-score/line-score'
import type { Matchup } from '../../domain/box-score/matchup'
import type { AbsentPlayer, PlayerRow, PlayerTable } from '../../domain/box-score/player-table'
import type { ScoringPlay } from '../../domain/box-score/scoring-plays'
import type { BothForms, PastGame, TeamForm } from '../../domain/box-score/team-form'
import type { ComparisonRow } from '../../domain/box-score/team-comparison'
import type { WinPoint, WinProbability } from '../../domain/box-score/win-probability'
import type { StatItem } from '../../domain/ticker/stat-item'
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Guard,
  type Members,
} from './guards'
import { isMatchedTeam, isVenue } from './game-shape'

const isStatus = objectOf<GameStatus>({
  state: oneOf('pregame', 'active', 'halftime', 'complete'),
  ended: optional(
    objectOf<GameEnd>({
      quarter: isText,
      off: optional(oneOf('postponed', 'suspended', 'cancelled')),
    }),
  ),
  strength: optional(
    objectOf<HockeyStrength>({
      powerPlay: isFlag,
      strength: oneOf('even', 'power play', 'empty net'),
      possession: optional(isText),
    }),
  ),
  lastPlay: optional(isText),
  watch: optional(listOf(isText)),
})

const isScores = objectOf<Scores>({ away: isNumber, home: isNumber })

const isLine = objectOf<LineScoreRow>({ team: isText, cells: listOf(isText) })

const isPlayerTable = objectOf<PlayerTable>({
  title: isText,
  labels: listOf(isText),
  rows: listOf(
    objectOf<PlayerRow>({ id: isText, name: isText, stats: listOf(isText), footnote: optional(isText) }),
  ),
  totals: optional(listOf(isText)),
  didNotPlay: listOf(objectOf<AbsentPlayer>({ name: isText, reason: isText })),
})

const isStat = objectOf<StatItem>({
  name: isText,
  team: isText,
  statType: isText,
  value: isNumber,
  displayValue: isText,
})

const isPlay = objectOf<ScoringPlay>({
  id: isText,
  period: isText,
  clock: isText,
  team: isText,
  text: isText,
  awayScore: isNumber,
  homeScore: isNumber,
})

const isWinPoint = objectOf<WinPoint>({
  play: isNumber,
  away: isNumber,
  home: isNumber,
  period: isText,
  clock: isText,
})

const isForm = objectOf<TeamForm>({
  team: isText,
  record: isText,
  split: isText,
  where: oneOf('home', 'road'),
  last: listOf(
    objectOf<PastGame>({
      id: isText,
      start: isText,
      opponent: isText,
      isHome: isFlag,
      own: isNumber,
      theirs: isNumber,
    }),
  ),
})

const parts: Members<Partial<GameParts>> = {
  status: optional(isStatus),
  matchup: optional(
    objectOf<Matchup>({
      awayTeam: isMatchedTeam,
      homeTeam: isMatchedTeam,
      venue: isVenue,
      isNeutral: optional(oneOf(true)),
      start: optional(isText),
      startTime: isText,
    }),
  ),
  scores: optional(isScores),
  pastScores: optional(isScores),
  lineScore: optional(objectOf<LineScore>({ columns: listOf(isText), away: isLine, home: isLine })),
  teamComparison: optional(
    listOf(objectOf<ComparisonRow>({ statistic: isText, away: isText, home: isText })),
  ),
  playerTables: optional(
    objectOf<GameParts['playerTables']>({ away: listOf(isPlayerTable), home: listOf(isPlayerTable) }),
  ),
  tickerStats: optional(listOf(isStat)),
  plays: optional(listOf(isPlay)),
  teamForm: optional(objectOf<BothForms>({ away: isForm, home: isForm })),
  winProbability: optional(
    objectOf<WinProbability>({ points: listOf(isWinPoint), favouriteChanges: isNumber }),
  ),
}

/** The parts of a game that its reader was given. */
export const isGameParts = objectOf<Partial<GameParts>>(parts)

export const isTickerAnswer = objectOf<TickerAnswer>({
  id: isText,
  rev: optional(isText),
  status: parts.status,
  tickerStats: parts.tickerStats,
})

const isFigures: Guard<ChangedFigures['figures']> = (value): value is ChangedFigures['figures'] =>
  isObject(value) && Object.values(value).every(isStat)

const isChangedFigures = objectOf<ChangedFigures>({ id: isText, rev: isText, figures: isFigures })

/** Changed figures must not pass as a whole answer, though they have the members that one must have. */
export const isTickerNews: Guard<TickerNews> = (value): value is TickerNews =>
  isObject(value) && 'figures' in value ? isChangedFigures(value) : isTickerAnswer(value)
