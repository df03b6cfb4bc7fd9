import { describe, expect, it } from 'vitest'
import { readRecording, recordingsNamed } from '../../tests/support/recordings'
import { GAME_LEAGUES } from '../domain/league'
import { mutated, seededRandom } from './testing/mutate'
import { CUP_MAPPING, GOLF_MAPPING, scoreboardMapping, type EventMapping } from './testing/mapped-neighbours'

/** 20,000 in all, in parts: a slow machine takes its time over each. */
const PARTS = [1, 2, 3, 4, 5]
const EACH = 500
/** Fewer players, because otherwise the whole field would be mapped thousands of times to break one member. */
const PLAYERS = 8

/**
 * A league's recorded events, if there are recordings, each after the hand-written one: that has only members that the
 * adapters read, so breaking it hits more often.
 */
function eventsOf(prefix: RegExp, { soundEvent }: EventMapping): readonly unknown[] {
  const recorded = recordingsNamed(prefix).flatMap(
    (file) => readRecording<{ events: readonly unknown[] }>(file).events,
  )
  const written = soundEvent('broken')
  return [written, ...recorded.flatMap((event) => [written, shortened(event)])]
}

function shortened(event: unknown): unknown {
  const { competitions, ...rest } = event as { competitions: readonly { competitors?: unknown }[] }
  const fewer = competitions.map((competition) =>
    Array.isArray(competition.competitors)
      ? { ...competition, competitors: competition.competitors.slice(0, PLAYERS) as unknown[] }
      : competition,
  )
  return { ...rest, competitions: fewer }
}

const LISTS: readonly (readonly [name: string, mapping: EventMapping, prefix: RegExp])[] = [
  ...GAME_LEAGUES.map(
    (league) =>
      [league.sport, scoreboardMapping(league), new RegExp(`^${league.slug}-(scoreboard|events)-`)] as const,
  ),
  ['golf', GOLF_MAPPING, /^l?pga-(scoreboard|leaderboard)-/],
  ['the cup', CUP_MAPPING, /^rydercup-/],
]

describe('20,000 events that are broken in one place, each between two sound ones', () => {
  const parts = LISTS.flatMap((list) => PARTS.map((part) => [...list, part] as const))

  it.each(parts)('%s: no event throws and none hides another, part %#', (_name, mapping, prefix, part) => {
    const random = seededRandom(20_260_906 + part)
    const events = eventsOf(prefix, mapping)
    const [before, after] = [mapping.soundEvent('before'), mapping.soundEvent('after')]
    const expected = mapping.neighboursIn([before, after])
    expect(expected).toContain('before')
    for (let n = 0; n < EACH; n++) {
      const broken = mutated(events[(part * EACH + n) % events.length], random)
      if (mapping.neighboursIn([before, broken, after]) !== expected) {
        expect(mapping.neighboursIn([before, broken, after]), JSON.stringify(broken)).toBe(expected)
      }
    }
  })
})
