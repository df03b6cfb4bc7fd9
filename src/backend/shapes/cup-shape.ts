import type {
  Cup,
  CupCompetitor,
  CupMatch,
  CupPlayer,
  CupSession,
  CupTeam,
  Points,
} from '../../domain/cup/cup'
import { isVenue } from './game-shape'
import { isFilled, isFlag, isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isState = oneOf('pre', 'in', 'post')
const isSessionType = oneOf('four-ball', 'foursomes', 'singles', 'other')

const isTeam = objectOf<CupTeam>({
  id: isText,
  uid: isText,
  name: isText,
  abbreviation: isText,
  displayName: isText,
  logo: optional(isText),
  homeAway: isText,
})

export const isCup = objectOf<Cup>({
  id: isText,
  name: isText,
  title: isText,
  venue: isVenue,
  startDate: optional(isText),
  endDate: optional(isText),
  state: isState,
  description: isText,
  usa: isTeam,
  europe: isTeam,
  totalPoints: objectOf<Points>({ usa: isNumber, europe: isNumber }),
})

export const isSession = objectOf<CupSession>({
  id: isFilled,
  name: isText,
  type: isSessionType,
  startTime: optional(isText),
})

const isPlayer = objectOf<CupPlayer>({
  id: isText,
  name: isText,
  headshot: optional(isText),
  flag: optional(isText),
})

const isCompetitor = objectOf<CupCompetitor>({
  team: isText,
  score: isText,
  status: isText,
  detail: isText,
  isWinner: isFlag,
  players: listOf(isPlayer),
})

export const isMatch = objectOf<CupMatch>({
  id: isFilled,
  session: isText,
  matchNumber: isNumber,
  name: isText,
  type: isSessionType,
  startTime: optional(isText),
  state: isState,
  completed: isFlag,
  status: isText,
  statusShort: isText,
  detail: isText,
  usa: isCompetitor,
  europe: isCompetitor,
})
