type Values = Readonly<Record<string, string | number | boolean>>

/**
 * The text in the only row and column of a statement, for lists that SQLite writes as JSON itself: the engine needs
 * seconds for what the database does in milliseconds.
 */
export function jsonText(sql: string, values: Values): string {
  const row = new DynamicModel({ json: '' }) as unknown as { readonly json: string }
  $app.db().newQuery(sql).bind(values).one(row)
  return row.json
}

/** The same, parsed. */
export function readJson<T>(sql: string, values: Values): T {
  return JSON.parse(jsonText(sql, values)) as T
}
