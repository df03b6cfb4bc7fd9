import { judgeBackups, type Backups } from './backups'
import { isUnsafe } from './pocketbase-version'

export interface Check {
  readonly name: string
  readonly state: 'good' | 'warning' | 'bad'
  readonly text: string
}

/** What is known about the running server; a fact that could not be read is absent. */
export interface ServerFacts {
  readonly pocketbase?: readonly number[]
  readonly appUrl: string
  readonly trustedProxy?: string
  readonly mail: 'sends' | 'no-mail' | 'mail-fails'
  readonly backups?: Backups
  readonly limitsRequests: boolean
  readonly disk?: Disk
}

export interface Disk {
  readonly freeBytes: number
  readonly allBytes: number
}

const GIB = 1024 ** 3
const LITTLE_DISK = { bytes: 2 * GIB, share: 0.1 } as const
const FULL_DISK = { bytes: 0.5 * GIB, share: 0.02 } as const
const LOOPBACK = /^https?:\/\/(?:127\.|localhost|\[::1\])/

/** What an operator should look at before people come, and after every move of the server. */
export function preflight(facts: ServerFacts): readonly Check[] {
  return [
    checkPocketbase(facts.pocketbase),
    checkAddress(facts.appUrl),
    checkProxy(facts),
    checkMail(facts.mail),
    checkBackups(facts.backups),
    checkLimits(facts.limitsRequests),
    checkDisk(facts.disk),
  ]
}

function checkPocketbase(version: ServerFacts['pocketbase']): Check {
  const name = 'PocketBase'
  if (!version) return { name, state: 'warning', text: 'Its version could not be read.' }
  const text = `Version ${version.join('.')}`
  if (!isUnsafe(version)) return { name, state: 'good', text: `${text}.` }
  return {
    name,
    state: 'warning',
    text: `${text}: before 0.39.7 a crafted request can end the process. Set POCKETBASE_BIN to a newer one.`,
  }
}

function checkAddress(appUrl: string): Check {
  const name = 'APP_URL'
  if (LOOPBACK.test(appUrl))
    return { name, state: 'warning', text: `${appUrl}: links in mails lead to this machine only.` }
  if (!appUrl.startsWith('https:'))
    return {
      name,
      state: 'bad',
      text: `${appUrl}: passwords travel unencrypted, and nobody can install the app.`,
    }
  return { name, state: 'good', text: appUrl }
}

function checkProxy({ appUrl, trustedProxy }: ServerFacts): Check {
  const name = 'Proxy headers'
  if (trustedProxy)
    return { name, state: 'good', text: `The address of visitors is read from ${trustedProxy}.` }
  if (LOOPBACK.test(appUrl)) return { name, state: 'good', text: 'Nothing stands in front of this server.' }
  return {
    name,
    state: 'warning',
    text: 'If a proxy stands in front, all visitors share its address and its limits: set TRUSTED_PROXY.',
  }
}

function checkMail(mail: ServerFacts['mail']): Check {
  const name = 'SMTP'
  switch (mail) {
    case 'sends':
      return { name, state: 'good', text: 'Mail goes out.' }
    case 'mail-fails':
      return {
        name,
        state: 'bad',
        text: 'The mail server does not take letters; they wait and are tried again.',
      }
    case 'no-mail':
      return {
        name,
        state: 'warning',
        text: 'No mail goes out, so nobody can reset a password: set SMTP_HOST.',
      }
  }
}

function checkBackups(backups: ServerFacts['backups']): Check {
  const name = 'Backups'
  if (backups) return { name, ...judgeBackups(backups) }
  return {
    name,
    state: 'warning',
    text: 'None are made by themselves: set a schedule in the dashboard of PocketBase.',
  }
}

function checkLimits(limits: boolean): Check {
  const name = 'Rate limits'
  return limits
    ? { name, state: 'good', text: 'Requests are limited.' }
    : { name, state: 'bad', text: 'Requests are not limited: one visitor can keep out all others.' }
}

function checkDisk(disk: ServerFacts['disk']): Check {
  const name = 'Disk space'
  if (!disk) return { name, state: 'warning', text: 'It could not be read.' }
  const { freeBytes, allBytes } = disk
  const state = diskState(disk)
  const text = `${(freeBytes / GIB).toFixed(1)} GB of ${(allBytes / GIB).toFixed(0)} GB are free.`
  return { name, state, text: state === 'bad' ? `${text} Nothing can be saved soon.` : text }
}

/** Whether there is room to save things. */
export function diskState({ freeBytes, allBytes }: Disk): Check['state'] {
  const isBelow = ({ bytes, share }: { readonly bytes: number; readonly share: number }) =>
    freeBytes < bytes || freeBytes < allBytes * share
  if (isBelow(FULL_DISK)) return 'bad'
  return isBelow(LITTLE_DISK) ? 'warning' : 'good'
}
