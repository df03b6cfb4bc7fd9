export type DelayReason =
  | 'lightning'
  | 'rain'
  | 'snow'
  | 'fog'
  | 'wind'
  | 'heat'
  | 'cold'
  | 'storm'
  | 'technical'
  | 'facility'
  | 'generic'

/** The first pattern that matches gives the reason, so what stops a game first stands first. */
const WORDS: readonly (readonly [RegExp, DelayReason])[] = [
  [/lightning/i, 'lightning'],
  [/\brain|shower|drizzle|\bwet\b/i, 'rain'],
  [/snow|blizzard|\bicy\b|sleet/i, 'snow'],
  [/\bfog/i, 'fog'],
  [/storm|tornado|hurricane/i, 'storm'],
  [/\bwind(s|y)?\b/i, 'wind'],
  [/\bheat\b|\bhot\b/i, 'heat'],
  [/\bcold\b|frigid|freez/i, 'cold'],
  [/technical|power (outage|failure)|\blights?\b|scoreboard|equipment|clock/i, 'technical'],
  [/facility|\broof\b|(field|court|ice|rink|stadium|arena) (conditions?|issues?|problems?)/i, 'facility'],
]

export function delayReason(text: string): DelayReason {
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'generic'
}

/** Removes team names, which look like reasons: `Heat`, `Lightning`, `Thunder`. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.filter((name) => name !== '').reduce((rest, name) => rest.replaceAll(name, ' '), text)
}
