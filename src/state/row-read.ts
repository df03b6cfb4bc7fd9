/** What a screen has of a row: `reading` lasts a frame at most, since what was found last is there at once. */
export type RowRead<Row> =
  | { readonly kind: 'reading'; readonly stored?: undefined }
  | { readonly kind: 'none'; readonly stored?: undefined }
  | { readonly kind: 'stored'; readonly stored: Row }

/** What a screen has of a row that it has asked for; `last` stands there until the answer comes. */
export function rowRead<Row>(
  answer: { readonly stored: Row | undefined } | undefined,
  last: Row | undefined,
): RowRead<Row> {
  const stored = answer ? answer.stored : last
  if (stored) return { kind: 'stored', stored }
  return answer ? { kind: 'none' } : { kind: 'reading' }
}
