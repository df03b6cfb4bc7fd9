import { ALL_LEAGUES } from '../../league'
import type { ServerLogLine } from './cut-log-line'
import type { LogEntry } from './log-entry'
import { isObject, type Json } from '../../json'
import { parseAction } from './client-lines'
import { isLoggedUrl, withoutQuery } from './request-log'

/** PocketBase's numbers for log levels. */
const WARN = 4
const ERROR = 8

const SERVICE_UNAVAILABLE = 503

/** The members of a log entry that operators read, without those that the row adds. */
export type LoggedLine = Pick<LogEntry, 'level' | 'category' | 'message' | 'metadata' | 'correlationId'>

interface LeveledLine extends ServerLogLine {
  readonly level: number
}

/**
 * A line of PocketBase's own log as operators read it; undefined for lines that are left out: those without trouble,
 * refused requests (the sender's trouble), requests with credentials in their address (unless the database failed: then
 * without the address), and requests answered with 503.
 * The server answers 503 on purpose (no board yet, not ready, too much at once) and logs the reason in another line.
 */
export function serverLine(line: LeveledLine): LoggedLine | undefined {
  if (line.level < WARN) return undefined
  return line.data['type'] === 'request' ? failedRequest(line) : ownLine(line)
}

/** Requests by which people sign in, stay signed in and change what they sign in with. */
const ABOUT_SIGN_IN = /^\/api\/(?:account\/|collections\/users\/(?:auth|request|confirm)-)/

function failedRequest({ data }: LeveledLine): LoggedLine | undefined {
  const { status, execTime } = data
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '')
  const url = withoutQuery(text('url'))
  const method = text('method')
  const error = text('error')
  const isLogged = isLoggedUrl(url)
  const failed = requestFailure(status, error)
  if (failed === undefined || (!isLogged && !failed.isOfDatabase)) return undefined
  const { meta } = data
  return {
    ...correlated(isObject(meta) ? meta['action'] : undefined),
    level: 'error',
    // The console's status of Authentication counts the errors of this category.
    category: ABOUT_SIGN_IN.test(url) ? 'AUTH' : 'REQUEST',
    message: `${isLogged ? `${method} ${url}` : 'A request'} ${failed.words}`,
    metadata: {
      method,
      ...(isLogged && { url }),
      ...(failed.status !== undefined && { status: failed.status }),
      ...(error && { error }),
      ...(typeof execTime === 'number' && { duration: Math.round(execTime) }),
    },
  }
}

interface RequestFailure {
  readonly words: string
  readonly isOfDatabase: boolean
  readonly status?: number
}

/** What SQLite says of itself, with its code. What a stranger sent wrongly is told in other words. */
const DATABASE_ERROR = /(?:database|disk|no such (?:table|column))[^"]* \(\d+\)$/

/**
 * Undefined for a request that did not fail on the server. PocketBase notes no status for an error that nobody expected,
 * because it chooses one only afterwards; only the words of such an error tell whether the database failed.
 */
function requestFailure(status: unknown, error: string): RequestFailure | undefined {
  if (DATABASE_ERROR.test(error)) return { words: `failed: ${error}`, isOfDatabase: true }
  if (typeof status !== 'number' || status < 500 || status === SERVICE_UNAVAILABLE) return undefined
  return { words: `answered ${status}`, isOfDatabase: false, status }
}

/**
 * A failed poll is an error of the feed, although the server itself goes on and only warns. A line about a call or a
 * league without an error of our own is trouble of the upstream.
 */
function ownLine({ level, message, data }: LeveledLine): LoggedLine {
  const { ms, action, ...rest } = data
  const league = ALL_LEAGUES.find(({ slug }) => slug === data['league'])
  const isFeed = message === 'The feed failed' && league !== undefined
  const isOfCall = data['outcome'] !== undefined || typeof ms === 'number'
  const isOfUpstream = isOfCall || (league !== undefined && data['error'] === undefined)
  const facts = Object.entries({ ...rest, ...(ms !== undefined && { ms }) }).map(
    ([name, value]) => `${name} ${textOf(value)}`,
  )
  const metadata = {
    ...(typeof ms === 'number' && { duration: ms }),
    ...(isFeed && { url: `/apis/site/v2/sports/${league.feedPath}/scoreboard` }),
  }
  return {
    ...correlated(action),
    level: level >= ERROR || isFeed ? 'error' : 'warn',
    category: isOfUpstream ? 'API' : 'SERVER',
    message: facts.length > 0 ? `${message} (${facts.join(', ')})` : message,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}

/** The page's name for the tap that led to this line. */
function correlated(action: unknown): { readonly correlationId?: string } {
  const correlationId = parseAction(action)
  return correlationId === undefined ? {} : { correlationId }
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
