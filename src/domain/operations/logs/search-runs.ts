/** The length of a run in the index. */
const RUN_LENGTH = 3
/** More runs of one text do not narrow the search any further. */
const MOST_RUNS = 30

/**
 * The query that asks the index of runs (three characters each, regardless of case) for lines that hold one of these
 * texts. Empty when the index cannot be used: a text shorter than a run has no run, and letters beyond English are left
 * out, as their upper and lower case follow rules of their own.
 */
export function queryForAnyOf(texts: readonly string[]): string {
  const asked = texts.map(allRunsOf)
  return asked.includes('') ? '' : asked.map((one) => `(${one})`).join(' OR ')
}

/** The query for lines that match all of these queries. */
export function queryForAllOf(asked: readonly string[]): string {
  return asked
    .filter((one) => one !== '')
    .map((one) => `(${one})`)
    .join(' AND ')
}

function allRunsOf(text: string): string {
  const starts = Array.from({ length: text.length - RUN_LENGTH + 1 }, (_, start) => start)
  const runs = new Set(starts.map((start) => text.slice(start, start + RUN_LENGTH).toLowerCase()))
  const plain = [...runs].filter((run) => /^[\n -~]+$/.test(run))
  return plain
    .slice(0, MOST_RUNS)
    .map((run) => `"${run.replaceAll('"', '""')}"`)
    .join(' AND ')
}
