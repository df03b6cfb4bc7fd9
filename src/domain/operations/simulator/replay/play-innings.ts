import { freshSituation } from '../fresh-situation'
import { phasesOf } from '../phases'
import { withPhase } from '../presets'
import type { SimulatedGame } from '../simulated-game'
import { baseballPlay } from './baseball-plays'
import { isTied } from './play'
import type { Random } from './random'
import type { Tape } from './tape'

const REGULATION = 9
const BREAK_S = 30

/** Plays a game of baseball until it is decided: nine innings, and more while it is tied. */
export function playInnings(tape: Tape, random: Random): void {
  const halves = phasesOf('MLB').slice(1, -1)
  for (const half of halves) {
    if (isDecided(tape.game(), half)) return
    tape.cut(BREAK_S, { ...withPhase(tape.game(), half), situation: freshSituation('MLB') }, half)
    while (!isHalfOver(tape.game())) {
      const { situation } = tape.game()
      if (situation.kind === 'baseball') tape.play(baseballPlay(tape.game(), situation, random))
    }
  }
  // The list of phases ends after twelve innings, so a tied game ends there with a run for the hosts, who bat
  // last.
  if (isTied(tape.game())) {
    tape.play({ seconds: BREAK_S, controls: [{ kind: 'score', side: 'home', by: 1 }], words: 'Walk-off' })
  }
}

function isDecided(game: SimulatedGame, half: string): boolean {
  if (inningOf(half) > REGULATION && half.startsWith('Top')) return !isTied(game)
  return inningOf(half) >= REGULATION && half.startsWith('Bot') && homeLeads(game)
}

function isHalfOver(game: SimulatedGame): boolean {
  const { situation, quarter } = game
  const isWalkOff = quarter.startsWith('Bot') && inningOf(quarter) >= REGULATION && homeLeads(game)
  return isWalkOff || (situation.kind === 'baseball' && situation.outs >= 3)
}

const homeLeads = ({ homeTeam, awayTeam }: SimulatedGame) => homeTeam.score > awayTeam.score

const inningOf = (half: string) => Number(half.slice(4))
