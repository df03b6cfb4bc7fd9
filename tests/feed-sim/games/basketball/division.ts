/** How a game is divided: the NBA's quarters, the halves of college. */
export interface Division {
  readonly periods: 2 | 4
  readonly seconds: number
  /** The longest possession: the shot clock, less what it takes to bring the ball up. */
  readonly longest: number
  /** The number of fouls in a period from which they bring free throws. */
  readonly bonusFouls: number
  readonly timeouts: number
  /** How much harder it is to score than in the NBA. */
  readonly accuracy: number
  readonly name: 'Quarter' | 'Half'
}

const QUARTERS: Division = {
  periods: 4,
  seconds: 720,
  longest: 21,
  bonusFouls: 5,
  timeouts: 7,
  accuracy: 1,
  name: 'Quarter',
}

const HALVES: Division = {
  periods: 2,
  seconds: 1200,
  longest: 28,
  bonusFouls: 7,
  timeouts: 4,
  accuracy: 0.92,
  name: 'Half',
}

export function divisionOf(college: boolean): Division {
  return college ? HALVES : QUARTERS
}
