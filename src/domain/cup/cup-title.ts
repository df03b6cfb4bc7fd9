const NAME = 'Ryder Cup'

/** The page's header: `2025 Ryder Cup — United States vs. Europe`. The year comes from the event. */
export function cupTitle(eventName: string, year: number | undefined): string {
  const named = eventName.trim() || NAME
  const hasYear = /\b(?:19|20)\d\d\b/.test(named)
  const withYear = hasYear || year === undefined ? named : `${year} ${named}`
  return `${withYear} — United States vs. Europe`
}
