import { addDays, easternDay } from '../../../src/domain/time/eastern'
import { cupEventById, cupEventOf, type CupEvent } from '../cup/cup-schedule'
import { cupLeaderboardEvent, cupScoreboardEvent } from '../cup/cup-payload'
import { playCup } from '../cup/play-cup'
import type { Part } from '../games/sim-game'
import { weekdayFrom } from '../slate/fixture'
import type { World } from '../world'
import { golfLeague } from './payload/golf-league'
import { golfScoreboardEvent } from './payload/golf-scoreboard'
import { leaderboardEvent } from './payload/leaderboard'
import { tournamentById, tournamentsOf, tournamentsOn, type Tournament } from './tournament'
import { golfViewAt } from './view'

/** The answers of golf's two endpoints. */

export function golfScoreboard(world: World, day: string, now: number): Part {
  const cup = cupOn(day)
  return {
    leagues: [golfLeague(tourOf(world, day), day)],
    season: { type: 2, year: Number(day.slice(0, 4)) },
    day: { date: day },
    events: [
      ...playedOn(world, day).map((one) => golfScoreboardEvent(viewOf(world, one, now))),
      ...(cup ? [cupScoreboardEvent(cup, playCup(world.seed, cup), now)] : []),
    ],
  }
}

/**
 * The leaderboard of one event, or of this week's tournament when none is named. Undefined when there is
 * none.
 */
export function golfLeaderboard(world: World, event: string | undefined, now: number): Part | undefined {
  const part = event === undefined ? currentEvent(world, now) : eventById(world, event, now)
  return part && { events: [part] }
}

function eventById(world: World, id: string, now: number): Part | undefined {
  const cup = cupEventById(id)
  if (cup) return cupPart(world, cup, now)
  const tournament = tournamentById(world.slateName, id)
  return tournament && leaderboardEvent(viewOf(world, tournament, now))
}

/** Golf's week ends on Sunday; on Monday the next one is announced. */
function currentEvent(world: World, now: number): Part | undefined {
  const today = easternDay(now)
  const sunday = weekdayFrom(today, 0)
  const days = [today, ...Array.from({ length: 4 }, (_, n) => addDays(sunday, n - 3))]
  const [found] = days.flatMap((day) => playedOn(world, day))
  if (found) return leaderboardEvent(viewOf(world, found, now))
  const cup = days.map(cupOn).find((each) => each !== undefined)
  return cup && cupPart(world, cup, now)
}

function playedOn(world: World, day: string): readonly Tournament[] {
  return world.plays('pga') ? tournamentsOn(world.slateName, day) : []
}

function tourOf(world: World, day: string): readonly Tournament[] {
  return world.plays('pga') ? tournamentsOf(world.slateName, Number(day.slice(0, 4))) : []
}

function cupOn(day: string): CupEvent | undefined {
  const event = cupEventOf(Number(day.slice(0, 4)))
  return event && event.cup.firstDay <= day && day <= event.cup.lastDay ? event : undefined
}

function cupPart(world: World, cup: CupEvent, now: number): Part {
  return cupLeaderboardEvent(cup, playCup(world.seed, cup), now)
}

function viewOf(world: World, tournament: Tournament, now: number) {
  return golfViewAt(world.tournament(tournament), now)
}
