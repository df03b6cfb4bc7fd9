import { statSync } from 'node:fs'
import type { ClockSetting } from '../../src/domain/time/product-clock'
import type { FeedSimOptions } from './server'
import type { SlateName } from './slate/slate'

export type Parsed =
  | { readonly kind: 'options'; readonly options: FeedSimOptions }
  | { readonly kind: 'refused'; readonly sentence: string }

const SLATES: readonly SlateName[] = ['season', 'standard', 'full', 'night', 'clock']
const FASTEST = 1000
const USAGE = 'Use --port N, --seed N, --slate season|standard|full|night|clock, --replay DIR.'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the command line and the clock's variables; what is wrong is said in one sentence. */
export function readArguments(args: readonly string[], environment: Environment, wall: number): Parsed {
  const given = new Map<string, string>()
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i] ?? ''
    const value = args[i + 1]
    if (!['--port', '--seed', '--slate', '--replay'].includes(name))
      return refused(`I do not know ${name}. ${USAGE}`)
    if (value === undefined) return refused(`${name} needs a value. ${USAGE}`)
    given.set(name, value)
  }
  const port = readWhole(given.get('--port') ?? '0', 65_535)
  const seed = readWhole(given.get('--seed') ?? '1', Number.MAX_SAFE_INTEGER)
  const slate = SLATES.find((name) => name === (given.get('--slate') ?? 'season'))
  const replayDir = given.get('--replay')
  const clock = readClock(environment, wall)
  if (port === undefined) return refused('--port must be a whole number from 0 (any free one) to 65535.')
  if (seed === undefined) return refused('--seed must be a whole number.')
  if (!slate) return refused(`--slate must be one of ${SLATES.join(', ')}.`)
  if (replayDir !== undefined && !isFolder(replayDir))
    return refused(`--replay must be a folder; ${replayDir} is none.`)
  if (typeof clock === 'string') return refused(clock)
  return {
    kind: 'options',
    options: { port, seed, slate, clock, ...(replayDir !== undefined && { replayDir }) },
  }
}

function readClock(environment: Environment, wall: number): ClockSetting | string {
  const start = readTime(environment['CLOCK_START'], wall)
  const anchor = readTime(environment['CLOCK_ANCHOR'], wall)
  const rate = Number(environment['CLOCK_RATE'] ?? '1')
  if (start === undefined) return 'CLOCK_START must be an ISO time such as 2026-10-25T19:40:00Z.'
  if (anchor === undefined) return 'CLOCK_ANCHOR must be an ISO time or milliseconds since 1970.'
  if (!(rate >= 0 && rate <= FASTEST)) return `CLOCK_RATE must be a number from 0 to ${FASTEST}.`
  return { start, anchor, rate }
}

function readTime(text: string | undefined, fallback: number): number | undefined {
  if (text === undefined || text === '') return fallback
  const ms = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}

function readWhole(text: string, max: number): number | undefined {
  const n = Number(text)
  return /^\d+$/.test(text) && n <= max ? n : undefined
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function refused(sentence: string): Parsed {
  return { kind: 'refused', sentence }
}
