import type { LastPlaySituation } from '../../domain/game'
import { record, text, type Fields } from './read'

/** All that the scoreboard says of a basketball or hockey game under way. */
export function mapLastPlay(kind: LastPlaySituation['kind'], fields: Fields): LastPlaySituation | undefined {
  const lastPlay = text(record(fields['lastPlay'])['text'])
  return lastPlay === '' ? undefined : { kind, lastPlay }
}
