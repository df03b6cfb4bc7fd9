import type { FinalGame, Game, LiveGame, OffGame, UpcomingGame } from '../../game/game'
import { periodLabel } from '../../period/period-label'
import { drawnSituation } from './drawn-situation'
import { simulatedFrom } from './load-game'
import { FINAL_PHASE, PREGAME_PHASE } from './phases'
import { simulatedPeriod } from './simulated-period'
import type { SimulatedGame } from './simulated-game'

/**
 * The simulated game in the form of a board's game, so that the same card draws it. As everywhere, odds are separate. Its
 * phases are fewer than the feed's (no extra innings, no delays), so as it was loaded it is the board's game itself.
 */
export function asGame(simulated: SimulatedGame): Game {
  const { quarter, from, isUpcoming } = simulated
  if (isAsLoaded(simulated)) return from
  if (quarter === PREGAME_PHASE) {
    return from.phase === 'off' && !isUpcoming ? calledOff(from, simulated) : beforeStart(simulated)
  }
  return quarter === FINAL_PHASE ? atTheEnd(simulated) : underWay(simulated)
}

function isAsLoaded(simulated: SimulatedGame): boolean {
  return knobsOf(simulated) === knobsOf(simulatedFrom(simulated.from, simulated.sport))
}

function knobsOf({ quarter, timeLeft, isUpcoming, homeTeam, awayTeam, situation }: SimulatedGame): string {
  return JSON.stringify([quarter, timeLeft, isUpcoming, homeTeam.score, awayTeam.score, situation])
}

/** A game that was called off stays so until a phase is chosen. */
function calledOff(from: OffGame, simulated: SimulatedGame): Game {
  return { ...from, ...teamsOf(simulated) }
}

function beforeStart(simulated: SimulatedGame): Game {
  const { from } = simulated
  const startTime = from.phase === 'scheduled' ? from.startTime : ''
  return { ...factsOf(simulated, PREGAME_PHASE), startTime, phase: 'scheduled' }
}

function atTheEnd(simulated: SimulatedGame): Game {
  return { ...factsOf(simulated, FINAL_PHASE), phase: 'final' }
}

function underWay(simulated: SimulatedGame): Game {
  const quarter = periodLabel(simulated.sport, simulatedPeriod(simulated))
  return { ...factsOf(simulated, quarter), phase: 'live', situation: drawnSituation(simulated) }
}

type Facts = Omit<FinalGame, 'phase'>

/** The feed's own status text would be wrong for a changed game, so the label replaces it. */
function factsOf(simulated: SimulatedGame, quarter: string): Facts {
  const { from, timeLeft } = simulated
  return { ...ofEveryPhase(from), ...teamsOf(simulated), quarter, timeLeft, startTime: quarter }
}

function teamsOf({ from, homeTeam, awayTeam }: SimulatedGame): Pick<Facts, 'homeTeam' | 'awayTeam'> {
  return {
    homeTeam: { ...from.homeTeam, score: homeTeam.score },
    awayTeam: { ...from.awayTeam, score: awayTeam.score },
  }
}

type OfOnePhase = Exclude<keyof LiveGame | keyof OffGame | keyof UpcomingGame, keyof FinalGame>

const OF_ONE_PHASE: Readonly<Record<OfOnePhase, true>> = {
  situation: true,
  delay: true,
  wasSuspended: true,
  stuckSince: true,
  lastNight: true,
  status: true,
  isUpcoming: true,
  gameDate: true,
  gameType: true,
  isSeasonOpener: true,
}

function ofEveryPhase({ phase: _loaded, ...game }: Game): Facts {
  const members = Object.entries(game).filter(([name]) => !Object.hasOwn(OF_ONE_PHASE, name))
  return Object.fromEntries(members) as unknown as Facts
}
