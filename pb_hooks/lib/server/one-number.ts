/** The number called `count` in the only row that a statement gives, or 0 without a row. */
export function oneNumber(app: CoreApp, sql: string, values: Record<string, string | number>): number {
  const rows = arrayOf(new DynamicModel({ count: 0 }))
  app.db().newQuery(sql).bind(values).all(rows)
  return (rows as unknown as { count: number }[])[0]?.count ?? 0
}
