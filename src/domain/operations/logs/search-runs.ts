/** As long as a run of the index is. */
const RUN = 3
/** More runs of a text narrow down nothing any more. */
const MOST_RUNS = 30

/**
 * How the index of runs (three characters each, whatever their case) is asked for lines that hold one of these texts.
 * Empty where it cannot tell: a text shorter than a run is anywhere, and letters beyond English have cases of their own.
 */
export function anyOf(texts: readonly string[]): string {
  const asked = texts.map(allRunsOf)
  return asked.includes('') ? '' : asked.map((one) => `(${one})`).join(' OR ')
}

/** Lines that each of these asks for. */
export function bothOf(asked: readonly string[]): string {
  return asked
    .filter((one) => one !== '')
    .map((one) => `(${one})`)
    .join(' AND ')
}

function allRunsOf(text: string): string {
  const starts = Array.from({ length: Math.max(0, text.length - RUN + 1) }, (_, start) => start)
  const runs = new Set(starts.map((start) => text.slice(start, start + RUN).toLowerCase()))
  const plain = [...runs].filter((run) => /^[\n -~]+$/.test(run))
  return plain
    .slice(0, MOST_RUNS)
    .map((run) => `"${run.replaceAll('"', '""')}"`)
    .join(' AND ')
}
