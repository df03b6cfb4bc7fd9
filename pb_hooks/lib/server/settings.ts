import type { ServerSettings } from '../../../src/domain/server-settings'

let settings: ServerSettings | undefined

/** The settings do not change while the process lives, so each runtime reads them once. */
export function serverSettings(): ServerSettings {
  settings ??= parse($os.getenv('TURBO_SETTINGS'))
  return settings
}

/** Commands such as a migration run without the settings that `npm start` makes. */
export const hasSettings = () => $os.getenv('TURBO_SETTINGS') !== ''

function parse(text: string): ServerSettings {
  if (!text) throw new Error('TURBO_SETTINGS is not set: start the server with npm start, which sets it.')
  return JSON.parse(text) as ServerSettings
}
