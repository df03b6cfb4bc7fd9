import type { CupSide } from '../../../domain/cup/cup'
import { isRecord, list, nameText, record, text, type Fields } from '../../read'

export type Sides = { readonly [Side in CupSide]: Fields }

/** Which of the cup's teams a competitor is or plays for. */
export function sideOf(competitor: Fields, homeSide?: CupSide): CupSide | undefined {
  const team = record(competitor['team'])
  const told = [team['abbreviation'], team['displayName'], team['name']].map((name) => sideNamed(text(name)))
  const named = told.find((side) => side !== undefined)
  if (named !== undefined) return named
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

const USA = /^(?:team )?(?:usa?|u\.s\.(?:a\.)?|united states)$/i
const EUROPE = /^(?:team )?eur(?:ope)?$/i

function sideNamed(name: string): CupSide | undefined {
  if (USA.test(name)) return 'usa'
  return EUROPE.test(name) ? 'europe' : undefined
}
