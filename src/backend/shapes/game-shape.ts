import type { MatchedTeam } from '../../domain/box-score/matchup'
import { FOOTBALL_HAPPENINGS } from '../../domain/football/happening'
import type {
  FinalGame,
  Game,
  LiveGame,
  OffGame,
  ScheduledGame,
  Series,
  Team,
  UpcomingGame,
  Venue,
} from '../../domain/game/game'
import type {
  BaseballSituation,
  BasketballSituation,
  FootballBetweenDowns,
  FootballDown,
  HockeySituation,
  Situation,
} from '../../domain/game/situation'
import type { Weather } from '../../domain/weather/weather'
import {
  either,
  isAbsent,
  isFilled,
  isFlag,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  unionBy,
  type Guard,
  type Members,
} from './guards'

const matchedTeam: Members<MatchedTeam> = {
  id: isText,
  name: isText,
  displayName: isText,
  abbreviation: isText,
  record: isText,
  ranking: optional(isNumber),
  logo: optional(isText),
  color: optional(isText),
  alternateColor: optional(isText),
}

export const isMatchedTeam = objectOf<MatchedTeam>(matchedTeam)
const isTeam = objectOf<Team>({ ...matchedTeam, score: isNumber })

export const isVenue = objectOf<Venue>({ name: isText, city: isText, state: isText })

const isSeries = objectOf<Series>({ title: optional(isText), summary: isText, completed: isFlag })

const isWeather = objectOf<Weather>({
  temp: isNumber,
  condition: oneOf('Clear', 'Indoor', 'Snow', 'Rain', 'Windy', 'Storm', 'Hazy', 'Overcast'),
  estimated: isFlag,
})

const sides: Members<Omit<FootballBetweenDowns, 'down'>> = {
  kind: oneOf('football'),
  possession: optional(isText),
  homeTimeouts: optional(isNumber),
  awayTimeouts: optional(isNumber),
  happening: optional(oneOf(...FOOTBALL_HAPPENINGS)),
  happeningTeam: optional(isText),
}

const isDown = objectOf<FootballDown>({
  ...sides,
  down: isNumber,
  distance: isNumber,
  yardLine: isNumber,
  possessionText: optional(isText),
  downDistanceText: isText,
})

const isBetweenDowns = objectOf<FootballBetweenDowns>({ ...sides, down: isAbsent })

const isSituation: Guard<Situation> = unionBy<'kind', Situation>('kind', {
  football: either(isDown, isBetweenDowns),
  baseball: objectOf<BaseballSituation>({
    kind: oneOf('baseball'),
    balls: isNumber,
    strikes: isNumber,
    outs: isNumber,
    onFirst: isFlag,
    onSecond: isFlag,
    onThird: isFlag,
    possession: optional(isText),
  }),
  basketball: objectOf<BasketballSituation>({
    kind: oneOf('basketball'),
    lastPlay: isText,
    shotClock: optional(isNumber),
    inBonus: optional(isFlag),
  }),
  hockey: objectOf<HockeySituation>({
    kind: oneOf('hockey'),
    lastPlay: isText,
    powerPlay: isFlag,
    strength: oneOf('even', 'power play', 'empty net'),
    possession: optional(isText),
  }),
})

const facts: Members<Omit<ScheduledGame, 'phase'>> = {
  id: isFilled,
  homeTeam: isTeam,
  awayTeam: isTeam,
  venue: isVenue,
  isNeutral: optional(oneOf(true)),
  quarter: isText,
  timeLeft: isText,
  start: optional(isText),
  startTime: isText,
  weather: optional(isWeather),
  headline: optional(isText),
  headlines: optional(listOf(isText)),
  series: optional(isSeries),
  seriesText: optional(isText),
  seriesGameNumber: optional(isNumber),
  seriesConference: optional(isText),
  poRoundDesc: optional(isText),
  gameSubtype: optional(isText),
}

const isUpcomingGame = objectOf<UpcomingGame>({
  ...facts,
  phase: oneOf('scheduled'),
  isUpcoming: oneOf(true),
  gameDate: isText,
  gameType: oneOf('Upcoming Game'),
  isSeasonOpener: isFlag,
})

const isOtherScheduledGame = objectOf<ScheduledGame & { readonly isUpcoming?: never }>({
  ...facts,
  phase: oneOf('scheduled'),
  isUpcoming: isAbsent,
})

/** A game of a board, whole. */
export const isGame: Guard<Game> = unionBy<'phase', Game>('phase', {
  scheduled: either(isUpcomingGame, isOtherScheduledGame),
  live: objectOf<LiveGame>({
    ...facts,
    phase: oneOf('live'),
    situation: optional(isSituation),
    delay: optional(isText),
    wasSuspended: optional(oneOf(true)),
    stuckSince: optional(isText),
    lastNight: optional(oneOf(true)),
  }),
  final: objectOf<FinalGame>({ ...facts, phase: oneOf('final') }),
  off: objectOf<OffGame>({
    ...facts,
    phase: oneOf('off'),
    status: oneOf('postponed', 'suspended', 'cancelled'),
  }),
})
