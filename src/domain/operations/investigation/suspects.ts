import { ALL_LEAGUES } from '../../league'
import { MISSING_PART } from '../../missing-part'
import { MODEL_CALL } from '../api-calls/api-call'
import { refusalCode } from '../../people/letters/mail-failure'
import type { LogLine } from '../logs/log-entry'
import { messagePattern } from '../analysis/message-pattern'

/** Parts that may have gone wrong. Trouble of a deeper part explains trouble of those that use it. */
export const SUSPECT_KINDS = [
  'database',
  'clock',
  'upstream',
  'edge',
  'mail',
  'build',
  'deploy',
  'sign-in',
  'outbox',
  'server',
  'route',
  'component',
] as const
export type SuspectKind = (typeof SUSPECT_KINDS)[number]

export interface Suspect {
  readonly kind: SuspectKind
  readonly name: string
}

const DISK = /disk (?:is )?(?:almost )?full|no space left/i
const STORAGE = /database|sqlite|read-?only|cannot write|constraint failed/i
const MAIL = /\bletters?\b|\bmail\b|smtp/i
const CLOCK = /\bclock\b/i
const NAMED_CALL = /\bkind ([\w-]+)(?:, league ([a-z]*))?/
const NAMED_LEAGUE = /\bleague ([a-z]+)/
const SLOW_PAGE = /^(?:Slow API call|Long-running request): (\S+)/

const CATEGORIES_OF_PAGES: readonly string[] = ['SCREEN', 'PERFORMANCE']

/** The part that a log line about trouble is about. */
export function suspectOf(line: LogLine): Suspect {
  const { category, message, sessionId } = line
  if (sessionId !== undefined || CATEGORIES_OF_PAGES.includes(category)) return suspectOfPage(line)
  const said = allSaid(line)
  if (DISK.test(said)) return { kind: 'database', name: 'Disk' }
  if (STORAGE.test(said)) return { kind: 'database', name: 'Database' }
  switch (category) {
    case 'API_HEALTH':
      return { kind: 'upstream', name: message.split(':')[0] ?? message }
    case 'API':
      return { kind: 'upstream', name: upstreamName(line) }
    case 'REQUEST':
      return { kind: 'route', name: routeName(line) }
    case 'AUTH':
      return { kind: 'sign-in', name: 'Signing in' }
    case 'EDGE':
      return { kind: 'edge', name: message.split(' (')[0] ?? message }
    case 'OUTBOX':
      return { kind: 'outbox', name: message.split(' (')[0] ?? message }
    default:
      return ownSuspect(message)
  }
}

/**
 * A page knows which of its requests were slow, and what failed in itself. When it speaks of storage it means that of its
 * own device, and anybody can send lines as a page in the server's own words, so they blame no part of the server.
 */
function suspectOfPage(line: LogLine): Suspect {
  const { category, message, buildId = 'unknown' } = line
  if (category === 'PERFORMANCE')
    return { kind: 'route', name: messagePattern(SLOW_PAGE.exec(message)?.[1] ?? message) }
  return MISSING_PART.test(allSaid(line))
    ? { kind: 'deploy', name: `Parts of build ${buildId} are gone` }
    : { kind: 'component', name: componentName(line) }
}

function allSaid({ message, metadata }: LogLine): string {
  return `${message} ${metadata?.error ?? ''}`
}

function ownSuspect(message: string): Suspect {
  if (CLOCK.test(message)) return { kind: 'clock', name: 'Clock' }
  if (MAIL.test(message)) return { kind: 'mail', name: 'Mail server' }
  return { kind: 'server', name: messagePattern(message.split(' (')[0] ?? message) }
}

/** Whether a part was reached and said itself what is wrong, so that no deeper part can be the cause. */
export function isSaidByPart(line: LogLine): boolean {
  return suspectOf(line).kind === 'mail' && refusalCode(line.message) !== ''
}

const UPSTREAMS: Readonly<Record<string, string>> = {
  weather: 'Weather service',
  image: 'Picture host',
  [MODEL_CALL]: 'AI provider',
}

/** The upstream's name, as the health checks of the feed use it: `NFL scoreboard`. */
export function upstreamOfCall(kind: string, slug: string): string {
  const league = ALL_LEAGUES.find((one) => one.slug === slug)
  return league ? `${league.label} ${kind}` : (UPSTREAMS[kind] ?? kind)
}

function upstreamName({ message, metadata }: LogLine): string {
  const call = NAMED_CALL.exec(message)
  if (call) return upstreamOfCall(call[1] ?? '', call[2] ?? '')
  const slug = NAMED_LEAGUE.exec(message)?.[1]
  if (slug) return upstreamOfCall('scoreboard', slug)
  return messagePattern(metadata?.url ?? message)
}

function routeName({ message, metadata }: LogLine): string {
  const { method = '', url } = metadata ?? {}
  return messagePattern(url === undefined ? message : `${method} ${url}`)
}

function componentName({ message, metadata }: LogLine): string {
  return metadata?.componentName ?? message.split(':')[0] ?? message
}

/** Tells parts of different kinds apart, too. */
export function nameOf({ kind, name }: Suspect): string {
  return `${kind} ${name}`
}
