import { ALL_SPORTS, type Sport } from '../../../src/domain/league'
import {
  isVisible,
  readVisibility,
  type SportVisibility,
} from '../../../src/domain/operations/visibility/sport-visibility'
import { parseJson } from '../../../src/domain/parse-json'

const KEY = 'sport_visibility'

/** Which leagues operators show. A league that nobody switched is visible, and so are all when nothing can be read. */
export function switchedSports(app: CoreApp): SportVisibility {
  const row = settingRow(app)
  const stored = row ? parseJson(row.getString('value')) : undefined
  const { visibility, corrupt } = readVisibility(stored, ALL_SPORTS)
  if (corrupt) app.logger().warn('The sport visibility that is stored cannot be read', 'key', KEY)
  return visibility
}

export function isSwitchedOn(app: CoreApp, sport: Sport): boolean {
  return isVisible(switchedSports(app), sport)
}

export function settingRow(app: CoreApp): core.Record | undefined {
  return app.findRecordsByFilter('app_settings', 'key = {:key}', '', 1, 0, { key: KEY })[0] ?? undefined
}

export function newSettingRow(app: CoreApp): core.Record {
  const row = new Record(app.findCollectionByNameOrId('app_settings'))
  row.set('key', KEY)
  return row
}
