import type { Moment } from './moment'

/**
 * What is wrong with a game whatever the sport, as sentences; for tests. Each sport adds its own rules.
 */
export function violations<M extends Moment>(
  moments: readonly M[],
  own: (moment: M, before: M | undefined) => string | undefined,
): readonly string[] {
  const found: string[] = []
  let before: M | undefined
  for (const moment of moments) {
    const complaint = (before && against(before, moment)) ?? clockComplaint(moment) ?? own(moment, before)
    if (complaint) found.push(complaint)
    before = moment
  }
  if (before?.stage !== 'final') found.push('the game does not end')
  return found
}

function against(before: Moment, moment: Moment): string | undefined {
  if (moment.at < before.at) return 'time goes back'
  if (before.stage === 'final') return 'something happens after the end'
  if (moment.home < before.home || moment.away < before.away) return 'a score goes down'
  if (moment.period < before.period || moment.period > before.period + 1) return 'periods out of order'
  if (moment.period === before.period && moment.clock > before.clock) return 'the clock goes up'
  return undefined
}

function clockComplaint(moment: Moment): string | undefined {
  if (moment.clock < 0 || moment.runsTo < 0 || moment.runsTo > moment.clock) return 'the clock runs wrong'
  if (!Number.isInteger(moment.clock) || !Number.isInteger(moment.at)) return 'time in fractions'
  return undefined
}

const A_THOUSAND = 1000

/** Ten thousand games, a thousand to a test: all at once take longer on a busy machine than a test may. */
export const THOUSANDS = Array.from({ length: 10 }, (_, n) => n * A_THOUSAND)

/** Plays a thousand games and says of the first bad ones what is wrong with them. */
export function badSeeds<M extends Moment>(
  from: number,
  play: (seed: string, playoff: boolean) => readonly M[],
  own: (moment: M, before: M | undefined, playoff: boolean) => string | undefined,
  ending: (moments: readonly M[], playoff: boolean) => string | undefined,
): readonly string[] {
  const bad: string[] = []
  for (let n = from; n < from + A_THOUSAND && bad.length < 5; n++) {
    const playoff = n % 4 === 0
    const moments = play(`seed/${n}`, playoff)
    const found = [
      ...violations(moments, (moment, before) => own(moment, before, playoff)),
      ending(moments, playoff),
    ]
    const [first] = found.filter((complaint) => complaint !== undefined)
    if (first) bad.push(`seed/${n}: ${first}`)
  }
  return bad
}

/** A period after the regular ones begins only when the score is level. */
export function overtimeComplaint(moments: readonly Moment[], regular: number): string | undefined {
  const index = moments.findIndex((moment) => moment.period > regular)
  if (index < 1) return undefined
  const last = moments[index - 1]
  return last && last.home !== last.away ? 'overtime although somebody leads' : undefined
}
