import type {
  FinishedPlayer,
  OutPlayer,
  Player,
  PlayingPlayer,
  RoundTotal,
  WaitingPlayer,
} from '../../domain/golf/player'
import type { Tournament } from '../../domain/golf/tournament'
import { isVenue } from './game-shape'
import {
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

export const isTournament = objectOf<Tournament>({
  id: isFilled,
  name: isText,
  start: optional(isText),
  end: optional(isText),
  startTime: isText,
  state: oneOf('pre', 'in', 'post'),
  completed: isFlag,
  round: isNumber,
  rounds: isNumber,
  startedRound: isNumber,
  roundOver: isFlag,
  scoring: oneOf('strokes', 'points'),
  venue: isVenue,
  coverage: isText,
  cutScore: optional(isText),
  playoff: optional(oneOf(true)),
})

const isRoundTotal = objectOf<RoundTotal>({ period: isNumber, strokes: isNumber, score: isText })

const facts: Members<Omit<FinishedPlayer, 'state'>> = {
  id: isFilled,
  tournament: isText,
  kind: oneOf('player', 'team'),
  name: isText,
  initials: isText,
  position: isNumber,
  positionText: isText,
  score: isText,
  today: isText,
  thru: isText,
  rounds: listOf(isRoundTotal),
  country: optional(isText),
  flag: optional(isText),
  headshot: optional(isText),
  amateur: optional(oneOf(true)),
  movement: optional(isNumber),
}

/** A row of a leaderboard, whole. */
export const isPlayer: Guard<Player> = unionBy<'state', Player>('state', {
  waiting: objectOf<WaitingPlayer>({
    ...facts,
    state: oneOf('waiting'),
    teeTime: optional(isText),
    startHole: optional(isNumber),
  }),
  playing: objectOf<PlayingPlayer>({ ...facts, state: oneOf('playing'), startHole: optional(isNumber) }),
  finished: objectOf<FinishedPlayer>({ ...facts, state: oneOf('finished') }),
  out: objectOf<OutPlayer>({ ...facts, state: oneOf('out') }),
})
