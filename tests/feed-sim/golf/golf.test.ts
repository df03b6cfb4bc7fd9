import { describe, expect, it } from 'vitest'
import { mapGolf } from '../../../src/feeds/espn/golf/map-golf'
import { mapGolfCalendar } from '../../../src/feeds/espn/golf/map-calendar'
import type { Leaderboard } from '../../../src/domain/golf/player'
import { createSimulatedFeed } from '../feed'
import { createWorld } from '../world'
import { playTournament, ROUNDS, toParAfter } from './play'
import { tournamentsOf } from './tournament'

/** Golf as a reader of the feed gets it, from Monday to Sunday of one week in June, at 4 hours behind UTC. */
const feed = createSimulatedFeed(createWorld(1, 'season'))
const overTheWire = (payload: unknown): unknown => JSON.parse(JSON.stringify(payload))

function read(reply: unknown, now: number): Leaderboard {
  const mapped = mapGolf(overTheWire(reply), now)
  const [leaderboard] = mapped.ok ? mapped.leaderboards : []
  if (!leaderboard) throw new Error('No tournament was read')
  return leaderboard
}

const at = (time: string) => Date.parse(time)
const leaderboard = (time: string) => read(feed.leaderboard(undefined, at(time)), at(time))
const scoreboard = (time: string) => read(feed.golfScoreboard(time.slice(0, 10), at(time)), at(time))
const DURING = ['2026-06-04T20:00Z', '2026-06-05T15:00Z', '2026-06-06T17:00Z', '2026-06-07T19:30Z']

function states({ players }: Leaderboard): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const player of players) {
    const state = player.state === 'out' ? player.thru : player.state
    counts[state] = (counts[state] ?? 0) + 1
  }
  return counts
}

describe('a week of golf', () => {
  it('lists the field with its tee times on Monday', () => {
    expect(states(leaderboard('2026-06-01T15:00Z'))).toEqual({ waiting: 144 })
    expect(leaderboard('2026-06-01T15:00Z').tournament).toMatchObject({ state: 'pre', round: 1 })
  })

  it('sends one half in the morning and one after noon', () => {
    expect(states(leaderboard('2026-06-04T13:30Z'))).toEqual({ playing: 72, waiting: 72 })
    expect(states(leaderboard('2026-06-04T19:00Z'))).toEqual({ finished: 72, playing: 72 })
  })

  it('cuts after the second round, and some give up', () => {
    const board = leaderboard('2026-06-05T23:30Z')
    expect(board.tournament.cutScore).toBe('E')
    expect(states(board)).toEqual({ waiting: 72, CUT: 71, WD: 1 })
  })

  it('is final on Sunday evening, with one winner', () => {
    const { tournament, players } = leaderboard('2026-06-07T23:00Z')
    expect(tournament).toMatchObject({ state: 'post', completed: true, round: 4 })
    expect(players.filter(({ position }) => position === 1)).toHaveLength(1)
  })

  it.each(DURING)('says the same of every player on both endpoints, %s', (time) => {
    const rows = (board: Leaderboard) => board.players.map(({ id, score, rounds }) => ({ id, score, rounds }))
    const byId = (board: Leaderboard) => rows(board).toSorted((a, b) => Number(a.id) - Number(b.id))
    expect(byId(scoreboard(time))).toEqual(byId(leaderboard(time)))
  })

  it.each(DURING)('gives the places that follow from the totals, %s', (time) => {
    const [event] = (overTheWire(feed.leaderboard(undefined, at(time))) as FeedReply).events
    const told = event.competitions[0].competitors.map(({ id, status }) => [id, status.position.displayName])
    const places = new Map(leaderboard(time).players.map(({ id, positionText }) => [id, positionText]))
    expect(told.filter(([id, place]) => places.get(String(id)) !== place)).toEqual([])
  })

  it('lets the score lag behind for most players on the course, never the statistics', () => {
    const [event] = (overTheWire(feed.leaderboard(undefined, at('2026-06-07T19:30Z'))) as FeedReply).events
    const playing = event.competitions[0].competitors.filter(({ status }) => status.type.state === 'in')
    const lagging = playing.filter(
      ({ score, statistics }) => score.displayValue !== statistics[0]?.displayValue,
    )
    expect(lagging.length).toBeGreaterThan(playing.length / 2)
    const totals = new Map(leaderboard('2026-06-07T19:30Z').players.map(({ id, score }) => [id, score]))
    expect(playing.filter(({ id, statistics }) => totals.get(id) !== statistics[0]?.displayValue)).toEqual([])
  })
})

describe('the tour', () => {
  it('plays every week from January on, some weeks twice, and two-man teams once in April', () => {
    const tour = tournamentsOf('season', 2026)
    expect(tour.filter(({ beside }) => beside)).toHaveLength(4)
    expect(tour.filter(({ kind }) => kind === 'pairs').map(({ first }) => first)).toEqual(['2026-04-23'])
    expect(new Set(tour.map(({ first }) => new Date(`${first}T00:00Z`).getUTCDay()))).toEqual(new Set([4]))
  })

  it('has teams without an athlete in that week', () => {
    const { players } = scoreboard('2026-04-25T20:00Z')
    expect(players).toHaveLength(72)
    expect(new Set(players.map(({ kind }) => kind))).toEqual(new Set(['team']))
  })

  it('has no leaderboard in a week without tournament', () => {
    expect(feed.leaderboard(undefined, at('2026-12-13T20:00Z'))).toBeUndefined()
    expect(feed.leaderboard('490000001', at('2026-12-13T20:00Z'))).toBeUndefined()
  })

  it('lists the cup in its calendar, under the id that the leaderboard knows', () => {
    const cups = [2025, 2026, 2027].flatMap((year) => {
      const calendar = mapGolfCalendar(overTheWire(feed.golfScoreboard(`${year}-03-01`, 0)))
      return calendar.filter(({ label }) => label === 'Ryder Cup').map(({ id, first }) => [id, first])
    })
    expect(cups).toEqual([
      ['401734110', '2025-09-26'],
      ['401803927', '2027-09-17'],
    ])
  })

  it('ends every tournament of a year with one winner and cuts at its line', () => {
    for (const tournament of tournamentsOf('season', 2026)) {
      const { entries, pars, cut } = playTournament(7, tournament)
      const finishers = entries.filter(({ rounds }) => rounds.length === ROUNDS)
      const totals = finishers.map((entry) => toParAfter(entry, pars, ROUNDS))
      const best = Math.min(...totals)
      expect([tournament.name, totals.filter((total) => total === best)]).toEqual([tournament.name, [best]])
      if (cut) expect([tournament.name, finishers.length]).toEqual([tournament.name, cut.count])
    }
  })
})

interface FeedReply {
  readonly events: readonly [
    {
      readonly competitions: readonly [
        {
          readonly competitors: readonly {
            readonly id: string
            readonly score: { readonly displayValue: string }
            readonly status: {
              readonly position: { readonly displayName: string }
              readonly type: { readonly state: string }
            }
            readonly statistics: readonly { readonly displayValue: string }[]
          }[]
        },
      ]
    },
  ]
}
