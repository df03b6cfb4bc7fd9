import { parseVersion } from '../../../src/domain/operations/jobs/pocketbase-version'
import type { ServerFacts } from '../../../src/domain/operations/jobs/preflight'
import { mailTrouble } from '../mail/mail-state'
import { serverSettings } from '../server/settings'

const VERSION = 'pocketbase-version'

export function serverFacts(): ServerFacts {
  const { appUrl, trustedProxy } = serverSettings()
  const { backups, rateLimits } = $app.settings()
  const pocketbase = parseVersion(versionText())
  const disk = diskOf($app.dataDir())
  return {
    appUrl,
    mail: mailTrouble($app) ?? 'sends',
    limitsRequests: rateLimits.enabled,
    ...(trustedProxy && { trustedProxy }),
    ...(pocketbase && { pocketbase }),
    ...(backups.cron !== '' && { backups: { cron: backups.cron, kept: backups.cronMaxKeep } }),
    ...(disk && { disk }),
  }
}

/** Nothing in the engine says it, the program itself does; it does not change while it runs. */
function versionText(): string {
  const known = $app.store().get(VERSION) as string | null
  if (known !== null) return known
  const told = outputOf($os.args[0] ?? '', '--version')
  $app.store().set(VERSION, told)
  return told
}

/** `df -P` has the same columns everywhere: the name, all blocks of 1,024 bytes, used ones, free ones. */
function diskOf(folder: string): ServerFacts['disk'] {
  const columns = outputOf('df', '-P', '-k', folder).split('\n')[1]?.split(/\s+/) ?? []
  const [allBytes, freeBytes] = [columns[1], columns[3]].map((blocks) => Number(blocks) * 1024)
  return allBytes && freeBytes !== undefined && Number.isFinite(freeBytes)
    ? { allBytes, freeBytes }
    : undefined
}

/** Empty where there is no such program. */
function outputOf(program: string, ...args: string[]): string {
  try {
    return toString($os.cmd(program, ...args).output())
  } catch {
    return ''
  }
}
