import { easternTimeToMs } from '../../../../src/domain/time/eastern'
import type { Part } from '../../games/sim-game'
import type { Tournament } from '../tournament'
import type { GolfView, Stage } from '../view'
import { openStart } from './texts'

/** The event's status has neither round nor detail. */
export function eventStatus({ stage }: Pick<GolfView, 'stage'>): Part {
  return { type: EVENT_TYPES[stage] }
}

const PROGRESS = {
  id: '2',
  name: 'STATUS_IN_PROGRESS',
  state: 'in',
  completed: false,
  description: 'In Progress',
}
const EVENT_TYPES: Readonly<Record<Stage, Part>> = {
  before: { id: '1', name: 'STATUS_SCHEDULED', state: 'pre', completed: false, description: 'Scheduled' },
  playing: PROGRESS,
  between: PROGRESS,
  final: { id: '3', name: 'STATUS_FINAL', state: 'post', completed: true, description: 'Final' },
}

/** The competition's status has both; between rounds its state is `post` although the event goes on. */
export function competitionStatus({ stage, round, played }: GolfView): Part {
  switch (stage) {
    case 'before':
      return scheduledCompetition(played.tournament)
    case 'playing':
      return { period: round, type: { ...PROGRESS, ...both(`Round ${round} - In Progress`) } }
    case 'between':
      return { period: round, type: { ...COMPLETE, ...both(`Round ${round} - Play Complete`) } }
    case 'final':
      return { period: round, type: { ...EVENT_TYPES.final, detail: 'Final', shortDetail: 'Complete' } }
  }
}

const COMPLETE = {
  id: '35',
  name: 'STATUS_PLAY_COMPLETE',
  state: 'post',
  completed: false,
  description: 'Play Complete',
}

function scheduledCompetition({ first }: Pick<Tournament, 'first'>): Part {
  return { period: 0, type: { ...EVENT_TYPES.before, ...openStart(easternTimeToMs(first, 0, 0)) } }
}

function both(text: string) {
  return { detail: text, shortDetail: text }
}
