import type { Game } from '../../domain/game'
import { isPostSeason } from './map-season'
import { list, record, text } from './read'
import type { FeedEvent } from './read-event'

export function mapGameTexts({ event, competition }: FeedEvent): Pick<Game, 'headline' | 'seriesText'> {
  const note = text(record(list(competition['notes'])[0])['headline'])
  const headline = note || text(record(list(competition['headlines'])[0])['shortLinkText'])
  // A regular-season game can carry the series that the same two teams play later.
  const seriesText = isPostSeason(event) ? text(record(competition['series'])['summary']) : ''
  return {
    ...(headline !== '' && { headline }),
    ...(seriesText !== '' && { seriesText }),
  }
}
