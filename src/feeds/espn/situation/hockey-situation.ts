import { parseStrength, EVEN_STRENGTH, type HockeyStrength } from '../../../domain/box-score/hockey-strength'
import type { HockeySituation } from '../../../domain/game/situation'
import { lastPlayOf } from './basketball-situation'
import { abbreviationOf, type GameAround } from './game-around'
import { isTrue, nameText, type Fields } from '../../read'

/** The scoreboard has only the last play. Strength is read in case a feed sends it, and is even otherwise. */
export function mapHockeySituation(fields: Fields, around: GameAround): HockeySituation | undefined {
  const strength = strengthOf(fields, around)
  const lastPlay = lastPlayOf(fields)
  if (lastPlay === '' && strength === EVEN_STRENGTH) return undefined
  return { kind: 'hockey', lastPlay, ...strength }
}

function strengthOf(fields: Fields, around: GameAround): HockeyStrength {
  const word = parseStrength(nameText(fields['strength']))
  const possession = abbreviationOf(fields['possession'], around)
  const powerPlay = isTrue(fields['powerPlay']) || word === 'power play' || word === 'shorthanded'
  if (powerPlay) return { powerPlay, strength: 'power play', ...(possession !== undefined && { possession }) }
  return word === 'empty net' ? { powerPlay, strength: word } : EVEN_STRENGTH
}
