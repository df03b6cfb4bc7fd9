import type { Situation } from '../../../domain/game/situation'
import type { GameKind } from '../../../domain/league'
import { mapBaseballSituation } from './baseball-situation'
import { mapBasketballSituation } from './basketball-situation'
import { mapFootballSituation } from './football-situation'
import type { GameAround } from './game-around'
import { mapHockeySituation } from './hockey-situation'
import { isRecord, type Fields } from '../../read'

const MAPPERS: Readonly<Record<GameKind, (fields: Fields, around: GameAround) => Situation | undefined>> = {
  football: mapFootballSituation,
  baseball: mapBaseballSituation,
  basketball: mapBasketballSituation,
  hockey: mapHockeySituation,
}

/** The feed sends empty situations too; what tells nothing is no situation. */
export function mapSituation(kind: GameKind, value: unknown, around: GameAround): Situation | undefined {
  return isRecord(value) ? MAPPERS[kind](value, around) : undefined
}
