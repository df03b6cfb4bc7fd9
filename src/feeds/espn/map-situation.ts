import type { Situation } from '../../domain/game'
import type { SportKind } from '../../domain/league'
import { mapBaseballSituation } from './baseball-situation'
import { mapFootballSituation } from './football-situation'
import type { GameAround } from './game-around'
import { mapLastPlay } from './last-play'
import { isRecord, type Fields } from './read'

const MAPPERS: Readonly<Record<SportKind, (fields: Fields, around: GameAround) => Situation | undefined>> = {
  football: mapFootballSituation,
  baseball: mapBaseballSituation,
  basketball: (fields) => mapLastPlay('basketball', fields),
  hockey: (fields) => mapLastPlay('hockey', fields),
}

/** The feed sends empty situations too; what tells nothing is no situation. */
export function mapSituation(kind: SportKind, value: unknown, around: GameAround): Situation | undefined {
  return isRecord(value) ? MAPPERS[kind](value, around) : undefined
}
