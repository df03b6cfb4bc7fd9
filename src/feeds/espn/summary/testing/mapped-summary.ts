import type { GameSummary } from '../../../../domain/box-score/game-summary'
import type { GameSport } from '../../../../domain/league'
import { mapSummary } from '../map-summary'
import { readSummary, type FeedSummary } from '../read-summary'
import { sampleSummary, type Json } from './sample-summary'

/** The content of an opened game, from the sample summary with these changes. */
export function mapped(sport: GameSport, changes: Json = {}, competition: Json = {}): GameSummary {
  const result = mapSummary(sport, sampleSummary(changes, competition))
  if (!result.ok) throw new Error(result.reason)
  return result.summary
}

/** The sample summary in the form that the mappers take. */
export function summaryWith(changes: Json, competition: Json = {}): FeedSummary {
  const read = readSummary(sampleSummary(changes, competition))
  if (!read.ok) throw new Error(read.reason)
  return read.summary
}
