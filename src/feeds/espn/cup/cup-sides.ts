import type { CupSide } from '../../../domain/cup/cup'
import { isRecord, list, nameText, record, text, type Fields } from '../read'

export type Sides = { readonly [Side in CupSide]: Fields }

/** Which of the cup's teams a competitor is or plays for. */
export function sideOf(competitor: Fields, homeSide?: CupSide): CupSide | undefined {
  const team = record(competitor['team'])
  const named = [team['abbreviation'], team['displayName'], team['name']].map(text).find(isSideName)
  if (named !== undefined) return /^e/i.test(named.replace(/^team /i, '')) ? 'europe' : 'usa'
  const place = nameText(competitor['homeAway'])
  if (homeSide === undefined || (place !== 'home' && place !== 'away')) return undefined
  return (place === 'home') === (homeSide === 'usa') ? 'usa' : 'europe'
}

/** The two competitors by side; nothing unless there is one of each. */
export function sidesOf(entry: Fields, homeSide?: CupSide): Sides | undefined {
  const competitors = list(entry['competitors']).filter(isRecord)
  const usa = competitors.find((competitor) => sideOf(competitor, homeSide) === 'usa')
  const europe = competitors.find((competitor) => sideOf(competitor, homeSide) === 'europe')
  return usa && europe && { usa, europe }
}

export function homeSideOf(sides: Sides | undefined): CupSide | undefined {
  if (!sides) return undefined
  if (nameText(sides.usa['homeAway']) === 'home') return 'usa'
  return nameText(sides.europe['homeAway']) === 'home' ? 'europe' : undefined
}

function isSideName(name: string): boolean {
  return /^(team )?(us|usa|u\.s\.|u\.s\.a\.|united states|eur|europe)$/i.test(name)
}
