import type { KnownTeam } from '../../domain/teams/known-team'
import type {
  CalledOffGame,
  ComingGame,
  GameUnderWay,
  Opponent,
  PlayedGame,
  SeasonGame,
  TeamSeason,
} from '../../domain/teams/team-season'
import { isFilled, isFlag, isNumber, isText, listOf, objectOf, oneOf, optional, unionBy } from './guards'

export const isKnownTeam = objectOf<KnownTeam>({
  id: isText,
  name: isText,
  displayName: isText,
  abbreviation: isText,
  logo: optional(isText),
  color: optional(isText),
})

const facts = {
  id: isFilled,
  start: isFilled,
  opponent: objectOf<Opponent>({ id: isText, displayName: isText, abbreviation: isText }),
  isHome: isFlag,
  isNeutral: isFlag,
  part: oneOf('preseason', 'regular', 'postseason'),
}

const score = { own: isNumber, theirs: isNumber }

const isSeasonGame = unionBy<'phase', SeasonGame>('phase', {
  scheduled: objectOf<ComingGame>({ ...facts, phase: oneOf('scheduled'), isOpen: isFlag }),
  live: objectOf<GameUnderWay>({
    ...facts,
    own: optional(isNumber),
    theirs: optional(isNumber),
    phase: oneOf('live'),
    wasSuspended: optional(oneOf(true)),
    stuckSince: optional(isText),
  }),
  final: objectOf<PlayedGame>({ ...facts, ...score, phase: oneOf('final'), isLate: isFlag }),
  off: objectOf<CalledOffGame>({
    ...facts,
    phase: oneOf('off'),
    status: oneOf('postponed', 'suspended', 'cancelled'),
  }),
})

export const isTeamSeason = objectOf<TeamSeason>({
  team: isKnownTeam,
  record: isText,
  standing: isText,
  season: isText,
  games: listOf(isSeasonGame),
})
