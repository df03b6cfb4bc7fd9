import type { GameKind } from '../../../src/domain/league'
import { createRng, hash, int, pick, type Rng } from '../rng'
import type { SimTeam } from './team'

/** Players are invented: first names from a list, family names put together from two halves. */
export interface Player {
  readonly id: string
  readonly first: string
  readonly last: string
  readonly jersey: string
  readonly position: string
}

const FIRST = [
  'Aldo Ansel Arlo Bastien Benno Cassius Cedric Corwin Dario Deshaun Edric Elias Emeka Fabian Felix Gideon Hollis',
  'Idris Ivo Jarvis Joaquin Kaito Keanu Lamar Leander Lucian Malachi Marek Nilo Octavio Omari Otis Perrin Quincy',
  'Rafe Remy Rollo Silas Stellan Tariq Tobias Ulrich Viggo Wendell Xavi Yusef Zane',
]
  .join(' ')
  .split(' ')
const LAST_HEAD =
  'Ash Black Brack Carra Dun Eller Fair Gren Hals Inver Kel Lang Merri Nor Oster Pell Quill Raven Stan Thorn Under Vale West Yar'
const LAST_TAIL =
  'brook castle combe dale enstein field forth gate ham hollow ington kirk lake moor mont ness quist ridge stead thwaite vander wick worth yard'
const HEADS = LAST_HEAD.split(' ')
const TAILS = LAST_TAIL.split(' ')

/** Who stands where in a roster; the games refer to players by these places. */
const POSITIONS: Readonly<Record<GameKind, string>> = {
  football: 'QB RB RB WR WR WR TE PK P WR DE DT DE LB LB LB CB CB S S LB',
  basketball: 'G G F F C G F G F C G F C',
  baseball: 'CF SS 1B DH RF LF 3B C 2B SP RP RP RP RP',
  hockey: 'C LW RW C LW RW C LW RW C LW RW D D D D D D G',
}

const rosters = new Map<string, readonly Player[]>()

export function rosterOf(kind: GameKind, team: SimTeam): readonly Player[] {
  const key = `${kind}/${team.abbreviation}`
  const known = rosters.get(key)
  if (known) return known
  const rng = createRng(`roster/${key}`)
  const players = POSITIONS[kind].split(' ').map((position, place) => createPlayer(rng, key, position, place))
  rosters.set(key, players)
  return players
}

type Named = Pick<Player, 'first' | 'last'>

export function playerAt(roster: readonly Player[], place: number): Player {
  const player = roster[place]
  if (!player) throw new Error(`Nobody stands at place ${place} of the roster`)
  return player
}

export function fullName(player: Named): string {
  return `${player.first} ${player.last}`
}

export function shortName(player: Named): string {
  return `${player.first.charAt(0)}. ${player.last}`
}

export function drawName(rng: Rng): { readonly first: string; readonly last: string } {
  return { first: pick(rng, FIRST), last: pick(rng, HEADS) + pick(rng, TAILS) }
}

function createPlayer(rng: Rng, key: string, position: string, place: number): Player {
  return {
    id: String(9_000_000 + (hash(key) % 9_000) * 100 + place),
    ...drawName(rng),
    jersey: String((place * 4 + int(rng, 0, 3)) % 100),
    position,
  }
}
