import type { Control } from '../controls'
import { FULL_SHOT_CLOCK, MAX_TIMEOUTS } from '../fresh-situation'
import { phasesOf } from '../phases'
import { withPhase } from '../presets'
import type { SimulatedGame } from '../simulated-game'
import { basketballPlay } from './basketball-plays'
import { footballPlay, kickOff } from './football-plays'
import { hockeyPlay } from './hockey-plays'
import { anySide, isTied, nameOf, type Play } from './play'
import type { Random } from './random'
import { turned, type Tape } from './tape'

/** Length in seconds of the game. */
const PERIOD_S = { football: 900, basketball: 720, hockey: 1200, baseball: 0 } as const
const OVERTIME_S = { football: 600, basketball: 300, hockey: 300, baseball: 0 } as const
/** Shorter than a real break, as nobody wants to watch a whole one. */
const BREAK_S = 30

/** Plays a game whose periods have a clock until it is decided. */
export function playPeriods(tape: Tape, random: Random): void {
  for (const phase of phasesOf(tape.game().sport).slice(1, -1)) {
    if (isExtra(phase) && !isTied(tape.game())) return
    if (isWithoutPlay(phase)) tape.cut(BREAK_S, withPhase(tape.game(), phase), phase)
    else playPeriod(tape, phase, random)
  }
  // The list of phases ends with a shootout or a second overtime, so a game that is still tied there gets a winner.
  if (isTied(tape.game())) tape.play(winningPlay(tape.game(), random))
}

const isExtra = (phase: string) => phase === 'SO' || phase.endsWith('OT')
const isWithoutPlay = (phase: string) => ['HALFTIME', '2nd INT', 'SO'].includes(phase)

function playPeriod(tape: Tape, phase: string, random: Random): void {
  const { kind } = tape.game().situation
  let leftS: number = isExtra(phase) ? OVERTIME_S[kind] : PERIOD_S[kind]
  tape.cut(BREAK_S, begun(withPhase(tape.game(), phase)), `${phase} begins`, leftS)
  const endsWithScore = isExtra(phase) && kind !== 'basketball'
  while (leftS > 0) {
    const play = nextPlay(tape.game(), random)
    const seconds = Math.min(play.seconds, leftS)
    leftS -= seconds
    tape.play({ ...play, seconds }, leftS)
    if (endsWithScore && !isTied(tape.game())) return
  }
}

/** The visitors receive the first kick-off, the hosts that of the second half; each half begins with full timeouts. */
function begun(game: SimulatedGame): SimulatedGame {
  const { situation, quarter } = game
  if (situation.kind === 'football') {
    if (quarter === '2Q' || quarter === '4Q') return game
    return turned(game, [...FULL_TIMEOUTS, ...kickOff(situation, quarter === '3Q' ? 'home' : 'away')])
  }
  if (situation.kind !== 'basketball') return game
  const full = { kind: 'shotClock', value: FULL_SHOT_CLOCK } as const
  return turned(game, situation.inBonus ? [full, { kind: 'bonus' }] : [full])
}

const FULL_TIMEOUTS: readonly Control[] = [
  { kind: 'timeouts', side: 'home', count: MAX_TIMEOUTS },
  { kind: 'timeouts', side: 'away', count: MAX_TIMEOUTS },
]

function nextPlay(game: SimulatedGame, random: Random): Play {
  const { situation } = game
  switch (situation.kind) {
    case 'football':
      return footballPlay(game, situation, random)
    case 'basketball':
      return basketballPlay(game, situation, random)
    case 'hockey':
      return hockeyPlay(game, situation, random)
    case 'baseball':
      throw new Error('Baseball has no clock')
  }
}

function winningPlay(game: SimulatedGame, random: Random): Play {
  const side = anySide(random)
  const by = game.situation.kind === 'football' ? 3 : 1
  return { seconds: BREAK_S, controls: [{ kind: 'score', side, by }], words: `${nameOf(game, side)} wins it` }
}
