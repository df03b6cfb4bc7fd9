import type { RecordedChange } from '../../domain/odds/recent-changes'
import { isNumber, isText, nullable, objectOf, oneOf } from './guards'

const isNumberOrNull = nullable(isNumber)

export const isRecordedChange = objectOf<RecordedChange>({
  game_id: isText,
  sport: isText,
  home_team: isText,
  away_team: isText,
  home_spread: isNumberOrNull,
  away_spread: isNumberOrNull,
  home_money_line: isNumberOrNull,
  away_money_line: isNumberOrNull,
  over_under: isNumberOrNull,
  home_spread_odds: isNumberOrNull,
  away_spread_odds: isNumberOrNull,
  provider_name: isText,
  provider_id: isText,
  details: isText,
  game_date: isText,
  fetched_at: isText,
  recorded_at: isText,
  change_type: oneOf('initial', 'all_changed', 'spread_change', 'line_change', 'total_change'),
  previous_home_spread: isNumberOrNull,
  previous_away_spread: isNumberOrNull,
  previous_home_money_line: isNumberOrNull,
  previous_away_money_line: isNumberOrNull,
  previous_over_under: isNumberOrNull,
})
