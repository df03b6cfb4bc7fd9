import { readJson } from '../../server/read-json'

/** One figure of the month for all people together. */
export interface Total {
  readonly sport: string
  readonly part: string
  readonly users: number
  readonly visits: number
  /** Milliseconds, or leagues that were opened. */
  readonly amount: number
}

export interface Totals {
  /** The figures of each league and part. */
  all(kind: string): readonly Total[]
  /** The figure of one league if it is given, otherwise of all together. */
  sum(kind: string, sport?: string): Total
}

/** Hundreds of rows, without the thousand of weekdays and hours. */
export function readTotals(): Totals {
  const rows = readJson<readonly (Total & { readonly kind: string })[]>(
    `SELECT json_group_array(json_object('kind', kind, 'sport', sport, 'part', part, 'users', users,
       'visits', visits, 'amount', amount)) AS json
     FROM (SELECT * FROM month_totals WHERE kind != 'weekday and hour' ORDER BY kind, sport, part)`,
    {},
  )
  const all = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    all,
    sum: (kind, sport) =>
      all(kind)
        .filter((row) => sport === undefined || row.sport === sport)
        .reduce(plus, NOTHING),
  }
}

const NOTHING: Total = { sport: '', part: '', users: 0, visits: 0, amount: 0 }

function plus(sum: Total, row: Total): Total {
  return {
    ...sum,
    users: sum.users + row.users,
    visits: sum.visits + row.visits,
    amount: sum.amount + row.amount,
  }
}

/** Undefined where nothing was counted. */
export function minutesOnAverage({ visits, amount }: Total): number | undefined {
  return visits > 0 ? amount / visits / 60_000 : undefined
}
