import { leagueOf, type GameSlug, type Slug } from '../../src/domain/league'
import type { Forced } from './games/moment'
import { openGame } from './games/open-game'
import type { SimGame } from './games/sim-game'
import { playTournament, type Played } from './golf/play'
import type { Tournament } from './golf/tournament'
import { isCollege, placeOf, type Fixture } from './slate/fixture'
import { rostersOf } from './slate/rosters'
import { createSlate, type Slate, type SlateName } from './slate/slate'
import { edgeBetween } from './slate/strength'

/**
 * Everything that is simulated, as a function of the seed. There is no running clock: ask for a game at a time, in any
 * order. What is stored is stored only so that it need not be computed twice.
 */
export interface World {
  readonly seed: number
  readonly slateName: SlateName
  /** Whether lines have numbers that occur nowhere else, so that tests can look for them where they must not be. */
  readonly hasTellTaleLines: boolean
  readonly slate: Slate
  /** Whether the world has games of this league. */
  plays(slug: Slug): boolean
  games(slug: GameSlug, day: string): readonly Fixture[]
  fixture(id: string): Fixture | undefined
  game(fixture: Fixture): SimGame
  tournament(tournament: Tournament): Played
  /** Adds a score at `at` (product milliseconds); the rest of that game is computed again. */
  force(fixture: Fixture, score: Forced): void
}

export interface WorldOptions {
  readonly hasTellTaleLines?: boolean
  /** The leagues that have games; all by default. */
  readonly leagues?: readonly Slug[]
}

const KEPT_DAYS = 400
const KEPT_TOURNAMENTS = 20
const KEPT_GAMES = 900

export function createWorld(
  seed: number,
  slateName: SlateName,
  { hasTellTaleLines = false, leagues }: WorldOptions = {},
): World {
  const plays = (slug: Slug) => leagues === undefined || leagues.includes(slug)
  const days = createStore<readonly Fixture[]>(KEPT_DAYS)
  const games = createStore<SimGame>(KEPT_GAMES)
  const golf = createStore<Played>(KEPT_TOURNAMENTS)
  const forced = new Map<string, readonly Forced[]>()
  const play = (fixture: Fixture) =>
    openGame(leagueOf(fixture.slug).kind, setupOf(seed, fixture, forced), rostersOf(fixture))
  const all = createSlate(slateName, seed, (fixture) => {
    const last = play(fixture).moments.at(-1)
    return last && last.home > last.away ? 'home' : 'away'
  })
  const slate: Slate = { ...all, fixtures: (slug, day) => (plays(slug) ? all.fixtures(slug, day) : []) }
  const world: World = {
    seed,
    slateName,
    hasTellTaleLines,
    slate,
    plays,
    games: (slug, day) => days.get(`${slug}/${day}`, () => slate.fixtures(slug, day)),
    fixture(id) {
      const place = placeOf(id)
      return place && world.games(place.slug, place.day).find((fixture) => fixture.id === id)
    },
    tournament: (tournament) => golf.get(tournament.id, () => playTournament(seed, tournament)),
    game: (fixture) => games.get(fixture.id, () => play(fixture)),
    force(fixture, score) {
      forced.set(fixture.id, [...(forced.get(fixture.id) ?? []), score])
      games.drop(fixture.id)
    },
  }
  return world
}

function setupOf(seed: number, fixture: Fixture, forced: ReadonlyMap<string, readonly Forced[]>) {
  const { slug, season, home, away } = fixture
  return {
    seed: `${seed}/${slug}/${fixture.day}/${fixture.id}`,
    playoff: season.type === 3,
    edge: edgeBetween(seed, slug, season.year, home, away),
    outdoor: !(fixture.site ?? home.venue).indoor,
    college: isCollege(fixture),
    forced: forced.get(fixture.id) ?? [],
  }
}

/** Keeps the values that were asked for last. */
function createStore<Value>(limit: number) {
  const kept = new Map<string, Value>()
  return {
    get(key: string, make: () => Value): Value {
      const value = kept.get(key) ?? make()
      kept.delete(key)
      kept.set(key, value)
      const oldest = kept.size > limit ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return value
    },
    drop: (key: string) => kept.delete(key),
  }
}
