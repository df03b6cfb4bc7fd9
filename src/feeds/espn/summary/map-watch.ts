import { MOST } from '../../limits'
import { isRecord, isTrue, list, nameText, record, type Fields } from '../../read'
import type { FeedSummary } from './read-summary'

/** The channels and streams that show a game, each once, national ones first. The radio in the list is left out. */
export function mapWatch({ reply, competition }: FeedSummary): readonly string[] {
  const all = [...list(competition['broadcasts']), ...list(reply['broadcasts'])].filter(isRecord)
  const seen = all.filter(isSeen)
  const names = [...seen.filter(isNational), ...seen].map(nameOf).filter((name) => name !== '')
  return [...new Set(names)].slice(0, MOST.channels)
}

function isSeen({ type }: Fields): boolean {
  return !/radio/i.test(nameText(record(type)['shortName']))
}

function isNational({ isNational: flag, market }: Fields): boolean {
  return isTrue(flag) || nameText(record(market)['type']) === 'National'
}

function nameOf({ media }: Fields): string {
  const { shortName, name } = record(media)
  return nameText(shortName) || nameText(name)
}
