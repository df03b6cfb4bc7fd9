/** A time as text, for people and for the model. An invalid time must not break the page. */
export function isoTimeText(ms: number): string {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? 'unknown time' : date.toISOString()
}
