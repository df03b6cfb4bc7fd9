import type { WeatherCondition } from './weather'

/**
 * The first match wins, so the more severe words come first: `Mostly cloudy w/ t-storms` is a storm, `Partly sunny w/
 * showers` is rain. A partly clouded sky counts as clear, as the sun can be seen.
 */
const WORDS: readonly (readonly [RegExp, WeatherCondition])[] = [
  [/indoor|\bdome|roof closed/i, 'Indoor'],
  [/thunder|t-?storm|lightning|tornado|hurricane|squall/i, 'Storm'],
  [/snow|flurr|sleet|blizzard|wintry|freezing|\bice\b|\bicy\b/i, 'Snow'],
  [/\brain|shower|drizzle/i, 'Rain'],
  [/storm/i, 'Storm'],
  [/fog|haz[ey]|mist|smok|dust|sand|\bash\b/i, 'Hazy'],
  [/\bwind(y|s)?\b|breez|gust/i, 'Windy'],
  [/partly|sun|clear|fair/i, 'Clear'],
  [/cloud|overcast|dreary|gr[ae]y/i, 'Overcast'],
  [/\bhot\b|\bcold\b|\bwarm\b/i, 'Clear'],
]

/** One of the eight conditions for any provider's words; nothing for words (or numbers) that tell of no weather. */
export function conditionOfWords(words: string): WeatherCondition | undefined {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1]
}
