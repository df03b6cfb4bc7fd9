import type { OddsRow } from '../../domain/odds/odds-board'
import { isNumber, isText, objectOf, oneOf, optional } from './guards'

export const isOddsRow = objectOf<OddsRow>({
  homeSpread: optional(isNumber),
  awaySpread: optional(isNumber),
  homeSpreadOdds: optional(isNumber),
  awaySpreadOdds: optional(isNumber),
  homeMoneyLine: optional(isNumber),
  awayMoneyLine: optional(isNumber),
  overUnder: optional(isNumber),
  favorite: oneOf('home', 'away', 'none'),
  providerName: isText,
  providerId: isText,
  details: isText,
  capture: oneOf('regular', 'final', 'closing'),
})
