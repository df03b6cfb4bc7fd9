import type { Game, Series } from '../../domain/game/game'
import { isPostSeason } from './map-season'
import { briefText, isTrue, nameText, record, text, whole, wholeWithin } from '../read'
import type { FeedEvent } from './read-event'

type SeriesFields = Pick<
  Game,
  'series' | 'seriesText' | 'seriesGameNumber' | 'seriesConference' | 'poRoundDesc' | 'gameSubtype'
>

/** World Series have gone to eight games. */
const MOST_GAMES = 9

/**
 * Series and round of a play-off game. The event's own fields come first. Most replies lack them but have a note with
 * the same facts: `East Finals - Game 6`.
 */
export function mapSeries(feed: FeedEvent, note: string): SeriesFields {
  const { event } = feed
  const series = seriesOf(feed)
  const noted = isPostSeason(event) ? readNote(note) : undefined
  const seriesText = text(event['seriesText']) || (series?.summary ?? '')
  const seriesGameNumber = wholeWithin(event['seriesGameNumber'], 1, MOST_GAMES) ?? noted?.game
  const seriesConference = nameText(event['seriesConference']) || (noted?.conference ?? '')
  const poRoundDesc = nameText(event['poRoundDesc']) || (noted?.round ?? '')
  const gameSubtype = subtypeOf(feed)
  return {
    ...(series && { series }),
    ...(seriesText !== '' && { seriesText }),
    ...(seriesGameNumber !== undefined && { seriesGameNumber }),
    ...(seriesConference !== '' && { seriesConference }),
    ...(poRoundDesc !== '' && { poRoundDesc }),
    ...(gameSubtype !== '' && { gameSubtype }),
  }
}

/** Only in the post-season: a regular-season game can carry the series that the same teams play later. */
function seriesOf({ event, competition }: FeedEvent): Series | undefined {
  const series = record(competition['series'])
  if (!isPostSeason(event) || Object.keys(series).length === 0) return undefined
  const title = nameText(series['title'])
  return {
    ...(title !== '' && { title }),
    summary: text(series['summary']),
    completed: isTrue(series['completed']),
  }
}

function readNote(note: string) {
  const [, conference = '', round, game] = /^(?:(East|West) )?(.+?) - Game (\d)\b/i.exec(note) ?? []
  return { conference, round, game: whole(game) }
}

const ORDINARY = 'STD'

function subtypeOf({ event, competition }: FeedEvent): string {
  const type = briefText(record(competition['type'])['abbreviation'])
  return nameText(event['gameSubtype']) || (type === ORDINARY ? '' : type)
}
