import { afterEach, expect, it, vi } from 'vitest'
import { canRoute, route } from './routes'

interface Rule {
  readonly condition: { readonly urlPattern: { readonly pathname: string; readonly search?: string } }
  readonly source: { readonly cacheName: string } | 'network'
}

const CACHES = { pages: 'pages-one', app: 'precache' }

/** A browser that has routes and knows ours at once, or later, or refuses them. */
function installIn(
  refuses = false,
  known: Promise<void> = Promise.resolve(),
): { readonly rules: Rule[]; readonly waited: Promise<unknown>[] } {
  vi.stubGlobal('self', { InstallEvent: { prototype: { addRoutes: () => {} } } })
  const rules: Rule[] = []
  const waited: Promise<unknown>[] = []
  const addRoutes = async (added: Rule[]) => {
    if (refuses) throw new TypeError('refused')
    await known
    rules.push(...added)
  }
  const event = { addRoutes, waitUntil: (promise: Promise<unknown>) => void waited.push(promise) }
  route(event as unknown as ExtendableEvent, CACHES)
  return { rules, waited }
}

function isFrom(cacheName: string, { source }: Rule): boolean {
  return source !== 'network' && source.cacheName === cacheName
}

afterEach(() => vi.unstubAllGlobals())

it('the first page and those of all leagues come from their cache, but only when they are opened without a query', async () => {
  const { rules, waited } = installIn()
  await Promise.all(waited)
  const leagues = ['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup']
  const pages = ['/', ...leagues.map((slug) => `/${slug}`)].map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate', requestMethod: 'GET' },
    source: { cacheName: 'pages-one' },
  }))
  const found = rules.filter((rule) => isFrom('pages-one', rule))
  expect(found).toHaveLength(pages.length)
  expect(found).toEqual(expect.arrayContaining(pages))
})

it('scripts and styles come from the cache of the app; a check whether a script can be had goes to the worker', async () => {
  const { rules, waited } = installIn()
  await Promise.all(waited)
  const assets = rules.filter((rule) => isFrom('precache', rule))
  expect(assets.map(({ condition }) => condition)).toEqual([
    { urlPattern: { pathname: '/assets/*' }, requestDestination: 'script' },
    { urlPattern: { pathname: '/assets/*' }, requestDestination: 'style' },
  ])
})

it('what pages fetch from the server comes from it, and pictures go to the worker', async () => {
  const { rules, waited } = installIn()
  await Promise.all(waited)
  expect(rules.filter(({ source }) => source === 'network')).toEqual([
    { condition: { urlPattern: { pathname: '/api/*' }, requestDestination: '' }, source: 'network' },
  ])
})

it('the worker is installed only when its routes are known', async () => {
  let know = () => {}
  const { rules, waited } = installIn(false, new Promise((resolve) => (know = resolve)))
  let isInstalled = false
  const installed = Promise.all(waited).then(() => (isInstalled = true))
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect([isInstalled, rules]).toEqual([false, []])
  know()
  await installed
  expect(rules.length).toBeGreaterThan(2)
})

it('a browser that refuses the routes has the app all the same', async () => {
  await expect(Promise.all(installIn(true).waited)).resolves.toBeDefined()
})

it('a browser without routes is asked for none', () => {
  vi.stubGlobal('self', { InstallEvent: { prototype: {} } })
  expect(canRoute()).toBe(false)
  expect(() => route({} as ExtendableEvent, CACHES)).not.toThrow()
  vi.stubGlobal('self', {})
  expect(canRoute()).toBe(false)
})
