import type { Game } from '../../game/game'
import type { OddsLine } from '../../odds/odds-line'
import { loadedSituation } from './loaded-situation'
import { FINAL_PHASE, livePhase, PREGAME_PHASE } from './phases'
import { simulatedKind, type DeveloperSport, type SimulatedGame } from './simulated-game'
import { withLine } from './with-line'

/** Makes a simulated game from a board's game. Its label becomes a phase of the sport's list. */
export function simulatedFrom(game: Game, sport: DeveloperSport, line?: OddsLine): SimulatedGame {
  const loaded: SimulatedGame = {
    id: game.id,
    sport,
    ...(game.start !== undefined && { startTime: game.start }),
    homeTeam: { abbreviation: game.homeTeam.abbreviation, score: game.homeTeam.score },
    awayTeam: { abbreviation: game.awayTeam.abbreviation, score: game.awayTeam.score },
    quarter: phaseOf(game, sport),
    timeLeft: game.timeLeft,
    isUpcoming: game.phase === 'scheduled',
    situation: loadedSituation(game, sport),
    from: game,
  }
  return line ? withLine(loaded, line) : loaded
}

function phaseOf(game: Game, sport: DeveloperSport): string {
  if (game.phase === 'final') return FINAL_PHASE
  if (game.phase !== 'live') return PREGAME_PHASE
  return livePhaseOf(game.quarter, sport) ?? livePhase(sport)
}

function livePhaseOf(label: string, sport: DeveloperSport): string | undefined {
  switch (simulatedKind(sport)) {
    case 'football':
    case 'basketball':
      return quarterPhase(label)
    case 'hockey':
      return periodPhase(label)
    case 'baseball':
      return inningPhase(label)
  }
}

function quarterPhase(label: string): string | undefined {
  if (label.startsWith('HALF')) return 'HALFTIME'
  const quarter = /([1-4])(?:Q|st|nd|rd|th)/.exec(label)
  if (quarter) return `${quarter[1]}Q`
  return overtimePhase(label)
}

/** The list ends with a second overtime, so later overtimes count as the second. */
function overtimePhase(label: string): string | undefined {
  const overtime = /(\d*)OT(\d*)/.exec(label)
  if (!overtime) return undefined
  return Number(overtime[1] || overtime[2] || 1) > 1 ? '2OT' : 'OT'
}

function periodPhase(label: string): string | undefined {
  if (label === 'End of 2P') return '2nd INT'
  const period = /([1-3])P/.exec(label)?.[1]
  if (period) return ['1st', '2nd', '3rd'][Number(period) - 1]
  if (/SO/.test(label)) return 'SO'
  return /OT/.test(label) ? 'OT' : undefined
}

/** The list has no breaks: in one, the half inning that follows is the next to play. */
function inningPhase(label: string): string | undefined {
  const [, part, text] = /(Top|Mid|Bot|End) (\d+)/.exec(label) ?? []
  const inning = Math.min(12, Math.max(1, Number(text)))
  switch (part) {
    case 'Top':
    case 'Bot':
      return `${part} ${inning}`
    case 'Mid':
      return `Bot ${inning}`
    case 'End':
      return `Top ${Math.min(12, inning + 1)}`
    default:
      return undefined
  }
}
