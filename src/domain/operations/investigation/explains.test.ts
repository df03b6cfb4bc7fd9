import { expect, it } from 'vitest'
import type { LogLine } from '../logs/log-entry'
import { MINUTE_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { causeText } from './cause-text'
import { rankCauses } from './causes'
import type { SuspectKind } from './suspects'

/** A line of trouble of each part; a build has none of its own. */
const LINES: Readonly<Partial<Record<SuspectKind, readonly [category: string, message: string]>>> = {
  database: ['SERVER', 'A job failed (error database is locked)'],
  clock: ['SERVER', "The clock of this server and the feed's differ"],
  upstream: ['API', 'The feed failed (league nfl)'],
  edge: ['EDGE', 'The edge a has not taken changes'],
  mail: ['SERVER', 'A letter was not sent'],
  deploy: ['SCREEN', 'Settings: Failed to fetch dynamically imported module: /a.js'],
  'sign-in': ['AUTH', 'POST /api/account answered 500'],
  outbox: ['OUTBOX', 'A choice was refused'],
  server: ['SERVER', 'A job failed'],
  route: ['REQUEST', 'GET /api/boards answered 500'],
  component: ['SCREEN', 'GameCard: boom'],
}
const KINDS = Object.keys(LINES) as readonly SuspectKind[]

function lineOf(kind: SuspectKind): LogLine {
  const [category = '', message = ''] = LINES[kind] ?? []
  return { level: 'error', category, message }
}

function doesExplain(kind: SuspectKind, other: SuspectKind): boolean {
  const entries = [
    { id: 'before', timestamp: NOON - 2 * MINUTE_MS, ...lineOf(kind) },
    { id: 'issue', timestamp: NOON, ...lineOf(other) },
  ]
  const causes = rankCauses({ type: 'x', timestamp: NOON, line: lineOf(other) }, { entries, calls: [] })
  const evidence = causes.find((cause) => cause.kind === kind)?.evidence ?? []
  return evidence.some((fact) => fact.startsWith('It explains'))
}

it.each<[SuspectKind, readonly SuspectKind[]]>([
  ['database', ['mail', 'sign-in', 'outbox', 'server', 'route', 'component']],
  ['clock', ['sign-in', 'outbox']],
  ['upstream', ['server', 'route', 'component']],
  ['edge', ['route', 'component']],
  ['mail', []],
  ['deploy', []],
  ['sign-in', ['outbox']],
  ['outbox', []],
  ['server', ['route']],
  ['route', []],
  ['component', []],
])('earlier trouble of a part of the kind %s explains that of %j, and of no other', (kind, others) => {
  expect(KINDS.filter((other) => doesExplain(kind, other))).toEqual(others)
})

it.each([
  ['route', 'Route: x'],
  ['component', 'Part of the page: x'],
  ['sign-in', 'Accounts: x'],
] as const)('a part of the kind %s is told as "%s"', (kind, text) => {
  expect(causeText({ kind, name: 'x' })).toBe(text)
})
