const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/** The values of the horizontal lines: equally spaced whole numbers that are easy to read, five at most. */
export function gridValues(most: number): readonly number[] {
  const step = roundStep(most / 4)
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return power * (ROUND_STEPS.find((nice) => nice * power >= least && Number.isInteger(nice * power)) ?? 10)
}
