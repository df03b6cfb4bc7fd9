import { COLUMNS } from '../odds/odds-record'
import { ODDS_SPORTS } from '../odds/odds-sport'
import {
  flag,
  integer,
  listOf,
  number,
  numberOrNull,
  object,
  oneOf,
  ref,
  text,
  type Schema,
  withDescription,
} from './schema'

const sport = oneOf(...ODDS_SPORTS)
const changeType = oneOf('initial', 'all_changed', 'spread_change', 'line_change', 'total_change')
const NUMBERS = Object.values(COLUMNS)
const BEFORE = ['home_spread', 'away_spread', 'home_money_line', 'away_money_line', 'over_under']

const numbersOrNull = (names: readonly string[]) =>
  Object.fromEntries(names.map((name): readonly [string, Schema] => [name, numberOrNull]))

/** Betting lines, and how one moved. */
export const ODDS_SCHEMAS: Readonly<Record<string, Schema>> = {
  Line: object(
    {
      favorite: oneOf('home', 'away', 'none'),
      providerName: text,
      providerId: text,
      details: text,
      capture: oneOf('regular', 'final', 'closing'),
    },
    Object.fromEntries(Object.keys(COLUMNS).map((name): readonly [string, Schema] => [name, number])),
  ),
  OddsBoard: object({
    v: { const: 1 },
    sport,
    rev: text,
    rows: {
      type: 'object',
      additionalProperties: ref('Line'),
      description: 'The lines of the board, by the id of the game',
    },
  }),
  LineChange: object({
    game_id: text,
    sport,
    home_team: text,
    away_team: text,
    ...numbersOrNull(NUMBERS),
    provider_name: text,
    provider_id: text,
    details: text,
    game_date: text,
    fetched_at: text,
    recorded_at: text,
    change_type: changeType,
    ...numbersOrNull(BEFORE.map((name) => `previous_${name}`)),
  }),
  OddsHistory: object({
    sport,
    game: text,
    page: integer,
    perPage: integer,
    more: flag,
    rows: withDescription(listOf(ref('LineChange')), 'The newest first'),
  }),
}
