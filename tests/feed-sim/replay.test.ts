import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HAS_RECORDINGS, RECORDINGS } from '../support/recordings'
import { startFeedSim, type FeedSim } from './server'

if (!HAS_RECORDINGS) console.log(`recordings: ${RECORDINGS} is missing, the replay tests are skipped`)

interface Recording {
  readonly leagues?: unknown
  readonly events: readonly { readonly id: string }[]
}

describe.skipIf(!HAS_RECORDINGS)('a replay', () => {
  let sim: FeedSim
  beforeAll(async () => {
    sim = await startFeedSim({
      clock: { start: Date.parse('2025-06-05T03:00:00Z'), anchor: 0, rate: 0 },
      replayDir: RECORDINGS,
    })
  })
  afterAll(() => sim.close())

  const body = async (path: string) => (await fetch(sim.url + path)).text()
  const read = (name: string) => JSON.parse(readFileSync(join(RECORDINGS, name), 'utf8')) as Recording
  const scoreboard = async (league: string, day: string) =>
    JSON.parse(await body(`/apis/site/v2/sports/${league}/scoreboard?dates=${day}`)) as Recording

  it('serves every event of a recorded day exactly as it was recorded', async () => {
    const recorded = read('nfl-scoreboard-final-2024-week15.json')
    const served = await scoreboard('football/nfl', '20241215')
    const texts = new Set(recorded.events.map((event) => JSON.stringify(event)))
    expect(served.events.length).toBeGreaterThan(10)
    expect(served.events.filter((event) => !texts.has(JSON.stringify(event)))).toEqual([])
    expect(served.leagues).toEqual(recorded.leagues)
  })

  it('takes today from the clock', async () => {
    const served = JSON.parse(await body('/apis/site/v2/sports/baseball/mlb/scoreboard')) as Recording
    expect(served.events).toEqual((await scoreboard('baseball/mlb', '20250604')).events)
    expect(served.events.length).toBe(15)
  })

  it('has nothing on other days', async () => {
    expect((await scoreboard('football/nfl', '20300101')).events).toEqual([])
  })

  it('finds a summary by the id of its game', async () => {
    const recorded = readFileSync(join(RECORDINGS, 'nfl-summary-final.json'), 'utf8')
    const served = await body('/apis/site/v2/sports/football/nfl/summary?event=401547417')
    expect(served).toBe(JSON.stringify(JSON.parse(recorded)))
  })

  it('finds the odds of a game by the address that real odds carry', async () => {
    const path = '/v2/sports/football/leagues/nfl/events/401671854/competitions/401671854/odds'
    expect(JSON.parse(await body(path))).toMatchObject({ items: [{ details: 'KC -3.5' }, {}] })
  })
})
