import type { Outcome } from './episode'

export interface Case extends Outcome {
  readonly route: string
  readonly trouble: string
}

export type Verdict = 'ok' | 'late' | 'FAILED'

/** The time within which the board should be the server's again; a machine that does other work may need longer. */
const GOAL_MS = 1000

export function verdictOf({ complaints, recoveryMs }: Outcome): Verdict {
  if (complaints.length > 0 || recoveryMs === undefined) return 'FAILED'
  return recoveryMs > GOAL_MS ? 'late' : 'ok'
}

export function lineOf(one: Case): string {
  const { route, trouble, way, recoveryMs, complaints } = one
  const time = recoveryMs === undefined ? 'never' : seconds(recoveryMs)
  const columns = [verdictOf(one).padEnd(6), route.padEnd(11), trouble.padEnd(17), way.padEnd(11), time]
  return [columns.join(' '), ...complaints.map((complaint) => `       ${complaint}`)].join('\n')
}

/** One line for each trouble. */
export function tableOf(cases: readonly Case[]): string {
  const troubles = [...new Set(cases.map(({ trouble }) => trouble))]
  const rows = [
    ...troubles.map((name) =>
      rowOf(
        name,
        cases.filter(({ trouble }) => trouble === name),
      ),
    ),
    rowOf('all', cases),
  ]
  return [['', 'ok', 'late', 'failed', 'median', 'longest'], ...rows]
    .map(([name = '', ...figures]) => name.padEnd(18) + figures.map((figure) => figure.padStart(9)).join(''))
    .join('\n')
}

function rowOf(name: string, cases: readonly Case[]): readonly string[] {
  const count = (verdict: Verdict) => String(cases.filter((one) => verdictOf(one) === verdict).length)
  const times = cases.flatMap(({ recoveryMs }) => recoveryMs ?? []).toSorted((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]
  const longest = times.at(-1)
  return [
    name,
    count('ok'),
    count('late'),
    count('FAILED'),
    median === undefined ? '' : seconds(median),
    longest === undefined ? '' : seconds(longest),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
