import { isObject } from '../../json'
import { LOG_LEVELS, type LogLevel, type LogMetadata } from './log-entry'
import { messagePattern } from '../analysis/message-pattern'
import { isLoggedUrl, withoutQuery } from './request-log'

/** A log line that a page writes about itself. */
export interface ClientLine {
  readonly at: number
  readonly level: LogLevel
  readonly category: string
  readonly message: string
  readonly correlationId?: string
  readonly metadata?: LogMetadata
}

/** Log lines of one page, with its build and its visit. */
export interface ClientLines {
  readonly lines: readonly ClientLine[]
  readonly build?: string
  readonly session?: string
}

export const MOST_LINES = 20
const LONGEST_CATEGORY = 60
export const LONGEST_MESSAGE = 500
const LONGEST_STACK = 2000
const LONGEST_URL = 300
const NAME = /^[a-zA-Z0-9_-]{1,40}$/
/** A page's name for an action: its visit, and the number of actions before it. */
const ACTION = /^[a-z0-9]{4,16}-\d{1,6}$/

/** Anybody may send anything, so the result is undefined unless every member of every line is known and valid. */
export function parseClientLines(body: Readonly<Record<string, unknown>>): ClientLines | undefined {
  const { lines, build, session } = body
  if (!hasOnly(body, ['lines', 'build', 'session']) || !isName(build) || !isName(session)) return undefined
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MOST_LINES) return undefined
  const parsed = lines.map(parseLine)
  if (!parsed.every((line) => line !== undefined)) return undefined
  return { lines: parsed, ...(build !== undefined && { build }), ...(session !== undefined && { session }) }
}

export function parseAction(value: unknown): string | undefined {
  return typeof value === 'string' && ACTION.test(value) ? value : undefined
}

function parseLine(value: unknown): ClientLine | undefined {
  if (!isObject(value)) return undefined
  const { at, category, message, correlationId, metadata } = value
  const known = ['at', 'level', 'category', 'message', 'correlationId', 'metadata']
  const level = LOG_LEVELS.find((one) => one === value['level'])
  if (!hasOnly(value, known) || typeof at !== 'number' || !Number.isFinite(at) || !level) return undefined
  if (!isText(category, LONGEST_CATEGORY) || !isText(message, LONGEST_MESSAGE)) return undefined
  const action = parseAction(correlationId)
  if (correlationId !== undefined && action === undefined) return undefined
  const facts = parseMetadata(metadata)
  if (metadata !== undefined && !facts) return undefined
  return {
    at,
    level,
    category,
    message,
    ...(action !== undefined && { correlationId: action }),
    ...(facts && { metadata: facts }),
  }
}

/** Only the known members, each cut to its longest length; the parts of an address that may be secret are removed. */
function parseMetadata(value: unknown): LogMetadata | undefined {
  if (!isObject(value)) return undefined
  const { additionalContext: context } = value
  const text = (name: string, longest: number) => {
    const found = value[name]
    return typeof found === 'string' && found !== '' ? { [name]: found.slice(0, longest) } : {}
  }
  const number = (name: string) => {
    const found = value[name]
    return Number.isFinite(found) ? { [name]: found } : {}
  }
  const inner = (name: string) => {
    const found = isObject(context) ? context[name] : undefined
    return typeof found === 'string' ? { [name]: found.slice(0, 40) } : {}
  }
  return {
    ...text('error', LONGEST_MESSAGE),
    ...text('stack', LONGEST_STACK),
    ...text('componentName', 100),
    ...plainUrl(value['url']),
    ...text('method', 10),
    ...number('status'),
    ...number('duration'),
    ...(typeof value['networkError'] === 'boolean' && { networkError: value['networkError'] }),
    ...(isObject(context) && { additionalContext: { ...inner('viewport'), ...inner('connection') } }),
  }
}

function plainUrl(value: unknown): { readonly url?: string } {
  if (typeof value !== 'string' || !isLoggedUrl(value)) return {}
  const url = withoutQuery(value).slice(0, LONGEST_URL)
  return url === '' ? {} : { url }
}

/**
 * Which lines of a few seconds are sent. A page that fails a thousand times would say the same a thousand times, so of
 * too many lines only one of each kind is sent, errors first, and a last line says how many were left out.
 */
export function sampledLines(lines: readonly ClientLine[]): readonly ClientLine[] {
  if (lines.length <= MOST_LINES) return lines
  const kinds = new Map<string, ClientLine>()
  for (const line of lines) {
    const kind = `${line.level} ${line.category} ${messagePattern(line.message)}`
    if (!kinds.has(kind)) kinds.set(kind, line)
  }
  const [...first] = kinds.values()
  first.sort((a, b) => LOG_LEVELS.indexOf(a.level) - LOG_LEVELS.indexOf(b.level) || a.at - b.at)
  const kept = first.slice(0, MOST_LINES - 1)
  const at = lines.reduce((latest, line) => Math.max(latest, line.at), -Infinity)
  const leftOut = `${lines.length - kept.length} more lines were left out`
  return [...kept, { at, level: 'warn', category: 'app', message: leftOut }]
}

function isName(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && NAME.test(value))
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

function hasOnly(body: object, names: readonly string[]): boolean {
  return Object.keys(body).every((name) => names.includes(name))
}
