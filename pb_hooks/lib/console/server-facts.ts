import { parseVersion } from '../../../src/domain/operations/jobs/pocketbase-version'
import type { ServerFacts } from '../../../src/domain/operations/jobs/preflight'
import { mailTrouble } from '../mail/mail-state'
import { outputOf } from '../server/output-of'
import { serverSettings } from '../server/settings'
import { backupsNow } from './backups-now'
import { diskNow } from './disk-now'

const VERSION = 'pocketbase-version'

export function serverFacts(): ServerFacts {
  const { appUrl, trustedProxy } = serverSettings()
  const { rateLimits } = $app.settings()
  const pocketbase = parseVersion(versionText())
  const disk = diskNow()
  const backups = backupsNow()
  return {
    appUrl,
    mail: mailTrouble($app) ?? 'sends',
    limitsRequests: rateLimits.enabled,
    ...(trustedProxy && { trustedProxy }),
    ...(pocketbase && { pocketbase }),
    ...(backups && { backups }),
    ...(disk && { disk }),
  }
}

/** Only the program itself knows its version, not the engine. It does not change while the program runs. */
function versionText(): string {
  const known = $app.store().get(VERSION) as string | null
  if (known !== null) return known
  const told = outputOf($os.args[0] ?? '', '--version')
  $app.store().set(VERSION, told)
  return told
}
