import { createRng, shuffle } from '../rng'
import type { Course } from './tournament'

const HOLES = 18
const SHORT_HOLES = 4
const AVERAGE_PAR = 4

/**
 * The par of each hole; they add up to the course's. Four holes are short, and the number of long ones
 * follows from that.
 */
export function parsOf(course: Course): readonly number[] {
  const long = course.par - HOLES * AVERAGE_PAR + SHORT_HOLES
  const pars = Array.from({ length: HOLES }, (_, n) => (n < SHORT_HOLES ? 3 : n < SHORT_HOLES + long ? 5 : 4))
  return shuffle(createRng(`holes/${course.name}`), pars)
}

export function yardsOf(par: number, hole: number): number {
  return { 3: 165, 4: 385, 5: 530 }[par as 3 | 4 | 5] + ((hole * 37) % 80)
}
