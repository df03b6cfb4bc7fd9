import { mapScoreboard } from '../../../src/feeds/espn/map-scoreboard'
import { adapterOf } from '../../../src/feeds/testing/adapter-of'
import { leagueOf } from '../../../src/domain/league'

/** What the adapter of a recorded reply makes of it, as text. Runs in Node and, bundled, in PocketBase's engine. */
export function mapText(file: string, text: string): string {
  const adapter = adapterOf(file)
  return adapter ? JSON.stringify(adapter.map(JSON.parse(text)) ?? null) : 'no adapter'
}

/** Milliseconds for each mapping of a scoreboard, once warm. The clock counts whole ones, so several make a sample. */
export function timeMapping(text: string, samples: number, runsEach: number): readonly number[] {
  const reply: unknown = JSON.parse(text)
  const league = leagueOf('ncaaf')
  for (let run = 0; run < 2 * runsEach; run++) mapScoreboard(league, reply)
  return Array.from({ length: samples }, () => {
    const began = Date.now()
    for (let run = 0; run < runsEach; run++) mapScoreboard(league, reply)
    return (Date.now() - began) / runsEach
  })
}
