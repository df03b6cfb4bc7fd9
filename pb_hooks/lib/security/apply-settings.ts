import { serverSettings } from '../server/settings'

/** What the environment decides at each start; the command line has no such environment and changes nothing. */
export function applySettings(app: CoreApp): void {
  if (!$os.getenv('TURBO_SETTINGS')) return
  const { appUrl, trustedProxy, adminAddresses } = serverSettings()
  const settings = app.settings()
  settings.meta.appName = 'Turbo Scores'
  settings.meta.appURL = appUrl
  settings.trustedProxy.headers = trustedProxy ? [trustedProxy] : []
  // A proxy appends the address it saw; whatever stands further left, the client may have written.
  settings.trustedProxy.useLeftmostIP = false
  // PocketBase itself takes a superuser's token from elsewhere for none, also where no guard of ours stands (its log).
  settings.superuserIPs = ['127.0.0.0/8', '::1', ...adminAddresses]
  app.save(settings)
}
