import type { GameLeague } from '../../domain/league'
import { matchEntry, overallEntry, sampleCupEvent } from '../espn/cup/testing/sample-cup-feed'
import { mapCup } from '../espn/cup/map-cup'
import { leaderboardCompetitor, sampleEvent as sampleGolfEvent } from '../espn/golf/testing/sample-golf'
import { mapGolf } from '../espn/golf/map-golf'
import { mapScoreboard } from '../espn/map-scoreboard'
import { sampleEvent } from '../espn/testing/sample-event'
import { NOW_MS } from './adapters'

/** How a list of events is mapped, for tests that put a broken event between two sound ones. */
export interface EventMapping {
  /** A sound event under this id. */
  readonly soundEvent: (id: string) => unknown
  /** The result of the events with the ids `before` and `after`, as text. */
  readonly neighboursIn: (events: readonly unknown[]) => string
}

export function scoreboardMapping(league: GameLeague): EventMapping {
  return {
    soundEvent: (id) => sampleEvent(league.sport, { id }),
    neighboursIn: (events) => {
      const mapped = mapScoreboard(league, { events })
      return textOf(mapped.ok ? mapped.games.filter(({ id }) => isNeighbour(id)) : mapped)
    },
  }
}

export const GOLF_MAPPING: EventMapping = {
  soundEvent: (id) =>
    sampleGolfEvent(
      ['1', '2', '3'].map((player) => leaderboardCompetitor(player)),
      { id },
    ),
  neighboursIn: (events) => {
    const mapped = mapGolf({ events }, NOW_MS)
    return textOf(
      mapped.ok ? mapped.leaderboards.filter(({ tournament }) => isNeighbour(tournament.id)) : mapped,
    )
  },
}

/** A cup is requested by its id; here both cups are requested in turn. */
export const CUP_MAPPING: EventMapping = {
  soundEvent: (id) =>
    sampleCupEvent(
      [overallEntry({ value: 1 }, { value: 0.5 }), matchEntry('11', 'Friday Foursomes', 'USA')],
      { id },
    ),
  neighboursIn: (events) => textOf([mapCup({ events }, 'before'), mapCup({ events }, 'after')]),
}

function isNeighbour(id: string): boolean {
  return id === 'before' || id === 'after'
}

function textOf(value: unknown): string {
  return JSON.stringify(value)
}
