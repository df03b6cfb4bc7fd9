import { chance } from '../../rng'
import { other, type Side } from '../moment'
import { addPoints } from '../tape'
import { FORWARDS } from './play'
import { record, type Rink } from './rink'

const ROUNDS = 3

/** The fifth period of the regular season: no clock, one shooter after the other. */
export function startShootout(rink: Rink): void {
  rink.period = 5
  rink.clock = 0
  rink.runsTo = 0
  rink.next = 'attempt'
  rink.pause = 100
}

/** One shooter. The winner is known as soon as the other side cannot catch up. */
export function attempt(rink: Rink): void {
  const { rng } = rink.tape
  const side: Side = rink.attempts.home <= rink.attempts.away ? 'home' : 'away'
  const good = chance(rng, 0.33)
  const by = FORWARDS[(rink.attempts[side] * 2) % FORWARDS.length] ?? 0
  rink.attempts[side]++
  if (good) rink.attemptGoals[side]++
  record(rink, 'shootout', { kind: 'attempt', side, by, good })
  rink.shootoutWinner = winner(rink)
  rink.next = rink.shootoutWinner ? 'award' : 'attempt'
  rink.pause = rink.shootoutWinner ? 12 : 35
}

/** The winner is given one goal, however many the shooters made. */
export function award(rink: Rink): void {
  if (rink.shootoutWinner) addPoints(rink.tape, rink.shootoutWinner, 1)
}

function winner(rink: Rink): Side | undefined {
  return (['home', 'away'] as const).find((side) => {
    const lead = rink.attemptGoals[side] - rink.attemptGoals[other(side)]
    const left = Math.max(ROUNDS, rink.attempts[side]) - rink.attempts[other(side)]
    return lead > left
  })
}
