import { serverSettings } from '../server/settings'

/** What the environment decides at each start; the command line has no such environment and changes nothing. */
export function applySettings(app: CoreApp): void {
  if (!$os.getenv('TURBO_SETTINGS')) return
  const { appUrl, trustedProxy } = serverSettings()
  const settings = app.settings()
  settings.meta.appName = 'Turbo Scores'
  settings.meta.appURL = appUrl
  settings.trustedProxy.headers = trustedProxy ? [trustedProxy] : []
  // A proxy appends the address it saw; whatever stands further left, the client may have written.
  settings.trustedProxy.useLeftmostIP = false
  app.save(settings)
}
