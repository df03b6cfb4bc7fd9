import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { easternDay } from '../../src/domain/time/eastern'
import { ALL_LEAGUES, type GameSlug, type Slug } from '../../src/domain/league'
import type { Feed } from './feed'

/**
 * Serves recordings instead of simulated games: the events of a day, each exactly as it was recorded. When a day was
 * recorded more than once, the first file by name counts; among files named `…-t1`, `…-t2` it is the one whose number
 * fits the time of day.
 */
export function createReplayFeed(dir: string): Feed {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  const days = indexDays(dir, names)
  const leaderboards = indexBy(dir, names, 'pga-leaderboard-', eventOfGolf)
  const summaries = indexBy(dir, names, '-summary-', (body) => member(member(body, 'header'), 'id'))
  const odds = indexBy(dir, names, '-odds-', eventOfOdds)
  return {
    scoreboard(slug, { day }, now) {
      const takes = days.get(`${slug}/${day}`) ?? []
      const take = takes[takeNumber(takes, now)]
      return { leagues: take?.leagues ?? [bareLeague(slug)], events: take?.events ?? [] }
    },
    golfScoreboard: () => ({ leagues: [{ slug: 'pga', calendar: [] }], events: [] }),
    leaderboard: (event) => leaderboards.get(`pga/${event}`),
    summary: (slug, event) => summaries.get(`${slug}/${event}`),
    // No schedule was recorded.
    schedule: () => undefined,
    odds: (slug, event) => odds.get(`${slug}/${event}`),
    weather: () => undefined,
  }
}

interface Take {
  readonly name?: string
  readonly leagues?: unknown
  readonly events: readonly unknown[]
}

/** The league of a day without a recording, or of a recording without its league. */
function bareLeague(slug: GameSlug) {
  return { slug, season: {}, calendar: [], calendarIsWhitelist: false }
}

const DAY_MS = 86_400_000

/** `…-t1` is the feed's answer early in the day, `…-t2` a later one: the day is divided evenly among them. */
function takeNumber(takes: readonly Take[], now: number): number {
  const numbered = takes.every((take) => /-t\d+\.json$/.test(take.name ?? ''))
  return numbered ? Math.floor(((now % DAY_MS) / DAY_MS) * takes.length) : 0
}

function indexDays(dir: string, names: readonly string[]): ReadonlyMap<string, readonly Take[]> {
  const days = new Map<string, Take[]>()
  for (const name of names) {
    const slug = slugOf(name)
    if (!slug || !/-(scoreboard|events)-/.test(name)) continue
    for (const [day, take] of takesOf(name, readJson(dir, name))) {
      const key = `${slug}/${day}`
      days.set(key, [...(days.get(key) ?? []), take])
    }
  }
  return days
}

function takesOf(name: string, body: unknown): ReadonlyMap<string, Take> {
  const takes = new Map<string, Take & { readonly events: unknown[] }>()
  const events = member(body, 'events')
  const leagues = member(body, 'leagues')
  for (const event of Array.isArray(events) ? (events as unknown[]) : []) {
    const start = Date.parse(String(member(event, 'date')))
    if (Number.isNaN(start)) continue
    const day = easternDay(start)
    const take = takes.get(day) ?? { name, ...(leagues !== undefined && { leagues }), events: [] }
    take.events.push(event)
    takes.set(day, take)
  }
  return takes
}

function indexBy(
  dir: string,
  names: readonly string[],
  kind: string,
  idOf: (body: unknown) => unknown,
): ReadonlyMap<string, unknown> {
  const index = new Map<string, unknown>()
  for (const name of names.filter((candidate) => candidate.includes(kind))) {
    const slug = slugOf(name)
    const body = slug && readJson(dir, name)
    const id = idOf(body)
    if (slug && typeof id === 'string' && !index.has(`${slug}/${id}`)) index.set(`${slug}/${id}`, body)
  }
  return index
}

/** An odds list says which event it belongs to only in its own address. */
function eventOfOdds(body: unknown): unknown {
  const items = member(body, 'items')
  const [first] = Array.isArray(items) ? (items as unknown[]) : []
  return /\/events\/(\d+)\//.exec(String(member(first, '$ref')))?.[1]
}

function eventOfGolf(body: unknown): unknown {
  const events = member(body, 'events')
  return member(Array.isArray(events) ? events[0] : undefined, 'id')
}

function slugOf(name: string): Slug | undefined {
  return ALL_LEAGUES.find((league) => name.startsWith(`${league.slug}-`))?.slug
}

function readJson(dir: string, name: string): unknown {
  return JSON.parse(readFileSync(join(dir, name), 'utf8')) as unknown
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
