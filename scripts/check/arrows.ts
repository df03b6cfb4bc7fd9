import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { sourceFiles } from './source-files'

/**
 * The folders of `pb_hooks/lib` and which of the others each may import: only folders above it in this list, so that no
 * two of them import each other. The files beside them are the entries of the hooks, which may import them all.
 */
export const SERVER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  server: [],
  cache: ['server'],
  log: ['cache', 'server'],
  mail: ['server'],
  boards: ['server'],
  access: ['log', 'mail', 'server'],
  'game-alerts': ['boards', 'server'],
  outbox: ['access', 'game-alerts', 'log', 'server'],
  accounts: ['access', 'log', 'mail', 'server'],
  security: ['access', 'accounts', 'server'],
  rpc: ['access', 'accounts', 'log', 'server'],
  api: ['access', 'security', 'server'],
  upstream: ['cache', 'server'],
  jobs: ['server'],
  retention: ['jobs', 'server'],
  health: ['jobs', 'log', 'server', 'upstream'],
  images: ['boards', 'server', 'upstream'],
  games: ['boards', 'cache', 'server', 'upstream'],
  days: ['boards', 'cache', 'server', 'upstream'],
  teams: ['boards', 'cache', 'server', 'upstream'],
  proxy: ['boards', 'cache', 'games', 'server', 'upstream'],
  weather: ['boards', 'cache', 'jobs', 'server', 'upstream'],
  odds: ['boards', 'game-alerts', 'jobs', 'security', 'server', 'upstream'],
  polling: ['boards', 'game-alerts', 'games', 'odds', 'server', 'upstream', 'weather'],
  fleet: ['boards', 'cache', 'server'],
  console: [
    'access',
    'boards',
    'cache',
    'health',
    'jobs',
    'log',
    'mail',
    'odds',
    'security',
    'server',
    'upstream',
  ],
}

const SERVER = 'pb_hooks/lib'

/** Which layers a layer may import, besides itself. Read it as the picture in the README: nothing points upward. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/feeds': ['src/domain'],
  'src/backend': ['src/domain', 'src/platform'],
  'src/storage': ['src/domain', 'src/platform'],
  'src/sync': ['src/domain', 'src/feeds', 'src/backend', 'src/storage', 'src/platform', 'sw/messages'],
  'src/state': ['src/domain', 'src/backend', 'src/storage', 'src/platform', 'src/theme'],
  'src/ui': ['src/theme', 'src/platform'],
  'src/theme': [],
  'src/platform': ['src/domain', 'sw/messages'],
  'src/features': [
    'src/domain',
    'src/state',
    'src/storage',
    'src/sync',
    'src/ui',
    'src/theme',
    'src/platform',
  ],
  'src/app': ['src/domain', 'src/features', 'src/state', 'src/sync', 'src/ui', 'src/theme', 'src/platform'],
  'src/start': ['src'],
  'src/main': ['src'],
  sw: ['src/domain', 'src/storage', 'src/sync', 'src/platform'],
  pb_hooks: ['src/domain', 'src/feeds', SERVER],
  ...Object.fromEntries(
    Object.entries(SERVER_FOLDERS).map(([folder, known]) => [
      `${SERVER}/${folder}`,
      ['src/domain', 'src/feeds', ...known.map((name) => `${SERVER}/${name}`)],
    ]),
  ),
  pb_migrations: [],
  scripts: ['src/domain', 'src/app/manifest', 'tests/feed-sim', 'tests/support'],
  tests: ['src', 'scripts', 'sw', 'pb_hooks'],
}

/** The code that also runs in PocketBase's engine, which has no packages. */
const WITHOUT_PACKAGES: readonly string[] = ['src/domain', 'src/feeds', 'pb_hooks', 'pb_migrations']

/** Complaints about imports that point the wrong way. Tests and what only tests use may import what they like. */
export function checkArrows(): string[] {
  return sourceFiles(['src', 'sw', 'pb_hooks', 'pb_migrations', 'scripts', 'tests']).flatMap((file) =>
    /\.test\.tsx?$|\/testing\//.test(file) ? [] : complaintsAbout(file, readFileSync(file, 'utf8')),
  )
}

export function complaintsAbout(file: string, text: string): string[] {
  const from = layerOf(file)
  const [relatives, packages] = importsOf(text)
  const wrongWay = relatives
    .map((target) => relative('.', resolve(dirname(file), target)))
    .filter((target) => !mayImport(from, file, target))
    .map((target) => `${file} imports ${target}: ${from} must not know ${layerOf(target)}`)
  const refused = WITHOUT_PACKAGES.some((place) => isBelow(from, place)) ? packages : []
  return [...wrongWay, ...refused.map((name) => `${file} imports ${name}: ${from} has no packages`)]
}

function importsOf(text: string): readonly [relatives: string[], packages: string[]] {
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([\w@.][^'"\s]*)['"]/g)
  const targets = [...found].map((match) => match[1]!)
  const isRelative = (target: string) => target.startsWith('.')
  return [targets.filter(isRelative), targets.filter((target) => !isRelative(target))]
}

function mayImport(from: string, file: string, target: string): boolean {
  const to = layerOf(target)
  if (from === 'src/features' && to === 'src/features') return featureOf(file) === featureOf(target)
  if (from === to) return true
  // An entry of the hooks may have the name of a folder, as jobs.ts has.
  if (isBelow(from, SERVER) && to === 'pb_hooks') return false
  return (ARROWS[from] ?? []).some((allowed) => isBelow(target, allowed))
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

function layerOf(path: string): string {
  const [top = '', second = '', third = '', ...rest] = path.split('/')
  if (`${top}/${second}` === SERVER && rest.length > 0) return `${SERVER}/${third}`
  return top === 'src' ? join(top, second.replace(/\.tsx?$/, '')) : top
}

/** Two features never import each other; `app` puts them side by side. */
function featureOf(path: string): string {
  return path.split('/')[2] ?? ''
}
