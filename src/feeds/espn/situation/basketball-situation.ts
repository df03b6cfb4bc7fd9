import type { BasketballSituation } from '../../../domain/game/situation'
import { record, text, type Fields } from '../../read'

/** The last play is all that the scoreboard tells of a basketball game under way. */
export function mapBasketballSituation(fields: Fields): BasketballSituation | undefined {
  const lastPlay = lastPlayOf(fields)
  return lastPlay === '' ? undefined : { kind: 'basketball', lastPlay }
}

export function lastPlayOf(fields: Fields): string {
  return text(record(fields['lastPlay'])['text'])
}
