/** A day of any year, `MM-DD`. Such days compare as text, the leap day included. */
export type MonthDay = string

/** First and last day; when the last is earlier in the year than the first, the span includes New Year. */
export type Span = readonly [first: MonthDay, last: MonthDay]

export function monthDayOf(day: string): MonthDay {
  return day.slice(5)
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

export function dayIn(year: number, monthDay: MonthDay): string {
  return `${year}-${monthDay}`
}

export function isWithin(day: string, span: Span | undefined): boolean {
  if (!span) return false
  const [first, last] = span
  const today = monthDayOf(day)
  return first <= last ? first <= today && today <= last : first <= today || today <= last
}
