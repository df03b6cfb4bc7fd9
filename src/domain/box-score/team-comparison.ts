/** One figure of a team. `name` identifies the figure; `label` is its name on screen. */
export interface TeamStatistic {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** A row of Team Comparison: Statistic, away, home. */
export interface ComparisonRow {
  readonly statistic: string
  readonly away: string
  readonly home: string
}

const MISSING = '-'

/** In the away team's order; what only the home team has comes last. */
export function teamComparison(
  away: readonly TeamStatistic[],
  home: readonly TeamStatistic[],
): readonly ComparisonRow[] {
  const homeByName = byName(home)
  const awayByName = byName(away)
  return [...new Map([...away, ...home].map((one) => [one.name, one.label]))].map(([name, label]) => ({
    statistic: label,
    away: awayByName.get(name) ?? MISSING,
    home: homeByName.get(name) ?? MISSING,
  }))
}

function byName(statistics: readonly TeamStatistic[]): ReadonlyMap<string, string> {
  return new Map(statistics.map(({ name, value }) => [name, value || MISSING]))
}
