import { seededRandom, type Random } from '../../src/feeds/testing/mutate'

/** Honest targets behind `/api/espn/`, which the hostile ones are made from. */
export const HONEST_TARGETS: readonly string[] = [
  'apis/site/v2/sports/football/nfl/scoreboard?dates=20261025',
  'apis/site/v2/sports/basketball/nba/scoreboard?dates=20261025&limit=100',
  'apis/site/v2/sports/hockey/nhl/scoreboard',
  'apis/site/v2/sports/baseball/mlb/summary?event=401547417',
  'apis/site/v2/sports/football/college-football/scoreboard?limit=100&groups=80',
  'apis/site/v2/sports/golf/leaderboard?league=pga',
  'apis/site/v2/sports/golf/pga/scoreboard?dates=20261025',
  'v2/sports/football/leagues/nfl/events/401547417/competitions/401547417/odds',
]

const PREFIX = '/api/espn/'

/**
 * Distinct request targets as an attacker would send them, absolute and relative; `evil` is a host and port to reach.
 */
export function hostileTargets(count: number, evil: string, seed = 20_261_025): readonly string[] {
  const random = seededRandom(seed)
  const targets = new Set<string>()
  while (targets.size < count) targets.add(hostileTarget(random, evil))
  return [...targets]
}

function hostileTarget(random: Random, evil: string): string {
  const honest = one(HONEST_TARGETS, random)
  const times = 1 + Math.floor(random() * 2)
  let target = PREFIX + honest
  for (let n = 0; n < times; n++) target = one(ATTACKS, random)(target, random, evil)
  return target
}

type Attack = (target: string, random: Random, evil: string) => string

const ESCAPES = [
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '%25',
  '%252e%252e%252f',
  '%c0%ae',
  '%uff0e',
  '%zz',
  '%',
]
const UPWARDS = ['../', '..\\', '.../', './', '%2e%2e/', '..%2f', '..;/', '//', '/./', '/../../', '%2e%2e%5c']
const BREAKS = [
  '\r\nX-Injected: 1',
  '\r\n\r\nGET /api/boards HTTP/1.1\r\nHost: a\r\n\r\n',
  '\n',
  '\r',
  '\t',
  ' ',
  '\0',
]
const STRANGERS = ['é', '／', '。', '．．／', '\u202e', '𝒏𝒇𝒍', 'ｎｆｌ', '\ufeff', 'ı', 'K']
const PARAMETERS = [
  'dates=20260230',
  'dates=20261001-20261031',
  'event=1&event=2',
  'event[]=1',
  'limit=99999999999999999999',
  'limit=-1',
  '__proto__=1',
  'constructor=1',
  'callback=evil',
  'url=http://127.0.0.1/',
  'dates=$(id)',
  "event=1'--",
  'event=1;cat',
  'event=٣',
]

const ATTACKS: readonly Attack[] = [
  (target, random) => insert(target, one(ESCAPES, random), random),
  (target, random) => insert(target, one(UPWARDS, random), random),
  (target, random) => insert(target, one(BREAKS, random), random),
  (target, random) => insert(target, one(STRANGERS, random), random),
  (target, random) => `${target}${target.includes('?') ? '&' : '?'}${one(PARAMETERS, random)}`,
  (target, random) => target.split('?')[0] + '?' + one(PARAMETERS, random),
  (_target, random, evil) => PREFIX + one(addresses(evil), random),
  (target, random, evil) => one(absolutes(evil, target), random),
  (target, random) => insert(target, 'a'.repeat(100 + Math.floor(random() * 4000)), random),
  (target, random) => encoded(target, random),
  (target, random) => changed(target, random),
  (target, random) => swapped(target, random),
  (target, random) => renumbered(target, random),
]

function addresses(evil: string): readonly string[] {
  return [
    `http://${evil}/x`,
    `https:/${evil}/x`,
    `//${evil}/x`,
    `/${evil}/x`,
    `@${evil}/x`,
    `user:pass@${evil}/x`,
    `apis@${evil}/apis/site/v2/sports/football/nfl/scoreboard`,
    `apis/site/v2/sports/football/nfl/scoreboard@${evil}`,
    `.${evil}/apis/site/v2/sports/football/nfl/scoreboard`,
    `:80@${evil}/`,
    `#@${evil}/`,
    `?@${evil}/`,
    `\\\\${evil}\\x`,
    `apis/site/v2/sports/football/nfl/scoreboard?dates=20261025#@${evil}/`,
  ]
}

/** A target may name a host itself, as requests to a proxy do. */
function absolutes(evil: string, target: string): readonly string[] {
  return [
    `http://${evil}${target}`,
    `http://user@${evil}${target}`,
    `//${evil}${target}`,
    `ftp://${evil}/x`,
    '*',
    '',
  ]
}

function insert(target: string, what: string, random: Random): string {
  const at = PREFIX.length + Math.floor(random() * (target.length - PREFIX.length + 1))
  return target.slice(0, at) + what + target.slice(at)
}

/** Percent-encodes about every third character. */
function encoded(target: string, random: Random): string {
  const rest = target.slice(PREFIX.length).split('')
  const codes = rest.map((char) =>
    random() < 0.3 ? `%${char.charCodeAt(0).toString(16).padStart(2, '0')}` : char,
  )
  return PREFIX + codes.join('')
}

function changed(target: string, random: Random): string {
  const at = PREFIX.length + Math.floor(random() * (target.length - PREFIX.length))
  const char = String.fromCharCode(33 + Math.floor(random() * 94))
  return target.slice(0, at) + char + target.slice(at + 1)
}

/**
 * Replaces ids and dates by random digits. The result may be another honest question, which gets through and must do no
 * harm either.
 */
function renumbered(target: string, random: Random): string {
  return target.replace(/\d{3,}/g, (digits) => String(Math.floor(random() * 10 ** digits.length)))
}

function swapped(target: string, random: Random): string {
  const parts = target.slice(PREFIX.length).split('/')
  const at = Math.floor(random() * parts.length)
  return PREFIX + [...parts.slice(at), ...parts.slice(0, at)].join('/')
}

function one<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!
}
