import type { MailSettings } from '../../../src/domain/server-settings'
import { serverSettings } from '../server/settings'

/** What the environment decides at each start; the command line has no such environment and changes nothing. */
export function applySettings(app: CoreApp): void {
  if (!$os.getenv('TURBO_SETTINGS')) return
  const { appUrl, trustedProxy, adminAddresses, mail } = serverSettings()
  const settings = app.settings()
  settings.meta.appName = 'Turbo Scores'
  settings.meta.appURL = appUrl
  settings.trustedProxy.headers = trustedProxy ? [trustedProxy] : []
  // A proxy appends the address it saw; whatever stands further left, the client may have written.
  settings.trustedProxy.useLeftmostIP = false
  // PocketBase itself takes a superuser's token from elsewhere for none, also where no guard of ours stands (its log).
  settings.superuserIPs = ['127.0.0.0/8', '::1', ...adminAddresses]
  sendMailBy(settings, mail)
  app.save(settings)
}

/** What the dashboard says of mail lasts until the next start: where mail goes out is said in one place. */
function sendMailBy({ smtp, meta }: core.Settings, mail: MailSettings | undefined): void {
  smtp.enabled = mail !== undefined
  if (!mail) return
  smtp.host = mail.host
  smtp.port = mail.port
  smtp.username = mail.user
  smtp.password = mail.password
  smtp.tls = mail.tls
  meta.senderName = mail.from.name
  meta.senderAddress = mail.from.address
}
