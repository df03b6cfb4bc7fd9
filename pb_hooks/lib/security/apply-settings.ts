import type { MailSettings } from '../../../src/domain/server-settings'
import { serverSettings } from '../server/settings'

/** Applies what the environment decides at each start. Commands have no such environment and change nothing. */
export function applySettings(app: CoreApp): void {
  if (!$os.getenv('TURBO_SETTINGS')) return
  const { appUrl, trustedProxy, adminAddresses, mail } = serverSettings()
  const settings = app.settings()
  settings.meta.appName = 'Turbo Scores'
  settings.meta.appURL = appUrl
  settings.trustedProxy.headers = trustedProxy ? [trustedProxy] : []
  // A proxy appends the address it saw; whatever stands further left, the client may have written.
  settings.trustedProxy.useLeftmostIP = false
  // PocketBase itself ignores a superuser's token from elsewhere, even where no guard of ours runs (its log).
  settings.superuserIPs = ['127.0.0.0/8', '::1', ...adminAddresses]
  sendMailBy(settings, mail)
  app.save(settings)
}

/** Changes to mail in the dashboard last until the next start, because only the environment decides on mail. */
function sendMailBy({ smtp, meta }: core.Settings, mail: MailSettings | undefined): void {
  smtp.enabled = mail !== undefined
  if (!mail) return
  smtp.host = mail.host
  smtp.port = mail.port
  smtp.username = mail.user
  smtp.password = mail.password
  smtp.tls = mail.tls
  smtp.localName = mail.greeting
  meta.senderName = mail.from.name
  meta.senderAddress = mail.from.address
}
