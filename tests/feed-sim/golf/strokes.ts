import { createRng, type Rng } from '../rng'

/** Strokes by hole, in the order of the course. `help` makes birdies likelier: two men play one ball. */
export function strokesOf(
  seed: string,
  pars: readonly number[],
  skill: number,
  help: number,
): readonly number[] {
  const rng = createRng(seed)
  const form = skill * 0.55 + (rng() * 2 - 1) * 0.75 + help
  return pars.map((par) => par + againstPar(rng, par, form))
}

function againstPar(rng: Rng, par: number, form: number): number {
  const easy = par === 5 ? 0.16 : par === 3 ? -0.05 : 0
  const roll = rng()
  const eagle = par === 5 ? 0.012 + Math.max(0, form) * 0.01 : 0.001
  const birdie = eagle + 0.165 + easy + form * 0.06
  if (roll < eagle) return -2
  if (roll < birdie) return -1
  const double = 0.02 - form * 0.008
  if (roll > 1 - double) return 2
  return roll > 1 - double - (0.155 - form * 0.05) ? 1 : 0
}
