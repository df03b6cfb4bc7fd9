import { delayReason, withoutNames, type DelayReason } from './delay-reason'

export type DelayKind = 'delay' | 'postponed' | 'suspended' | 'severe weather'

export interface Delay {
  readonly kind: DelayKind
  readonly reason: DelayReason
  readonly text: string
}

export interface DelayFacts {
  /** The feed's status words, `Rain Delay, Top 3rd`. */
  readonly status?: string
  readonly headline?: string
  readonly venue?: string
  readonly weather?: string
  /** Names and cities of both teams. */
  readonly teams?: readonly string[]
}

const SEVERE = /storm|severe|thunder|tornado|hurricane|blizzard|lightning/i

/**
 * Whether and why a game waits. The reason is the first that the texts about the delay give. If they give none, as a
 * bare `Delayed` does, it is the weather's. A final game does not wait: callers ask only for the others.
 */
export function delayOf(facts: DelayFacts): Delay | undefined {
  const weather = facts.weather ?? ''
  const texts = textsOf(facts)
  const broken = texts.find((text) => /postpone|\bppd\b|suspend/i.test(text))
  if (broken !== undefined) return suspendedOrPostponed(broken, texts.slice(0, 2).join(' '))
  const delayed = texts.filter((text) => /delay/i.test(text))
  if (delayed.length > 0) return waitingGameDelay([...delayed, weather])
  return SEVERE.test(weather) ? severeWeatherDelay(weather) : undefined
}

/** Status and headline come first: the others may tell of a delay, but words like `Stadium` in them are no reasons. */
function textsOf({ status, headline, venue, weather, teams = [] }: DelayFacts): readonly string[] {
  return [status, withoutPast(headline ?? ''), venue, weather].map((text) => withoutNames(text ?? '', teams))
}

/** Removes words like `Makeup of game postponed June 4` and `Resumption of suspended game`: that game is played now. */
function withoutPast(headline: string): string {
  return headline.replace(PAST, ' ')
}

const PAST =
  /\b((make-?up|reschedul\w*|resum\w*|complet\w*|continu\w*)( game)? (of|from)|postponed from)\b.*/i

const POSTPONED_BY: readonly (readonly [RegExp, DelayReason, string])[] = [
  [/inclement weather/i, 'storm', 'Inclement Weather'],
  [/\brain/i, 'rain', 'Rain'],
  [/snow/i, 'snow', 'Snow'],
  [/lightning/i, 'lightning', 'Lightning'],
]

function suspendedOrPostponed(said: string, around: string): Delay {
  const words = `${said} ${around}`
  if (/suspend/i.test(said)) {
    return { kind: 'suspended', reason: delayReason(words), text: 'Game Suspended' }
  }
  const why = POSTPONED_BY.find(([pattern]) => pattern.test(words))
  return {
    kind: 'postponed',
    reason: why?.[1] ?? delayReason(words),
    text: why ? `Postponed: ${why[2]}` : 'Game Postponed',
  }
}

function waitingGameDelay(texts: readonly string[]): Delay {
  const reason = texts.map(delayReason).find((one) => one !== 'generic') ?? 'generic'
  return { kind: 'delay', reason, text: delayText(reason) }
}

function severeWeatherDelay(weather: string): Delay {
  return { kind: 'severe weather', reason: delayReason(weather), text: 'Severe Weather' }
}

/** `Rain Delay`, and plain `Delay` when nobody says why. */
function delayText(reason: DelayReason): string {
  return reason === 'generic' ? 'Delay' : `${reason.charAt(0).toUpperCase()}${reason.slice(1)} Delay`
}
