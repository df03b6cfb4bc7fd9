import { isTeeTimeText, parseTeeTimeText } from '../../../domain/golf/tee-time'
import { list, nameText, record } from '../../read'
import { mapStart } from '../start'
import type { FeedRound } from './map-rounds'

/** When a player begins this round, as either endpoint tells it. */
export function roundTeeTime({ line }: FeedRound): string | undefined {
  return mapStart(line['teeTime']) ?? hiddenTeeTime(line['statistics'])
}

/** The scoreboard hides the tee time among the round's statistics. */
function hiddenTeeTime(statistics: unknown): string | undefined {
  const categories = list(record(statistics)['categories']).map(record)
  const texts = categories.flatMap(({ stats }) =>
    list(stats).map((stat) => nameText(record(stat)['displayValue'])),
  )
  const found = texts.find(isTeeTimeText)
  return found === undefined ? undefined : parseTeeTimeText(found)
}
