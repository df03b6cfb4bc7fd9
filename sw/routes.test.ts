import { afterEach, expect, it, vi } from 'vitest'
import { canRoute, route } from './routes'

interface Rule {
  readonly condition: { readonly urlPattern: { readonly pathname: string; readonly search?: string } }
  readonly source: { readonly cacheName: string }
}

const CACHES = { pages: 'pages-one', app: 'precache' }

/** A browser that has routes, or refuses ours. */
function installIn(refuses = false): { readonly rules: Rule[]; readonly waited: Promise<unknown>[] } {
  vi.stubGlobal('self', { InstallEvent: { prototype: { addRoutes: () => {} } } })
  const rules: Rule[] = []
  const waited: Promise<unknown>[] = []
  const addRoutes = async (added: Rule[]) => {
    if (refuses) throw new TypeError('refused')
    rules.push(...added)
  }
  const event = { addRoutes, waitUntil: (promise: Promise<unknown>) => void waited.push(promise) }
  route(event as unknown as ExtendableEvent, CACHES)
  return { rules, waited }
}

afterEach(() => vi.unstubAllGlobals())

it('pages of leagues come from their cache, but only when they are opened without a query', () => {
  const { rules } = installIn()
  const nfl = rules.find(({ condition }) => condition.urlPattern.pathname === '/nfl')
  expect(nfl).toEqual({
    condition: {
      urlPattern: { pathname: '/nfl', search: '' },
      requestMode: 'navigate',
      requestMethod: 'GET',
    },
    source: { cacheName: 'pages-one' },
  })
})

it('scripts and styles come from the cache of the app; a check whether a script can be had goes to the worker', () => {
  const { rules } = installIn()
  const assets = rules.filter(({ source }) => source.cacheName === 'precache')
  expect(assets.map(({ condition }) => condition)).toEqual([
    { urlPattern: { pathname: '/assets/*' }, requestDestination: 'script' },
    { urlPattern: { pathname: '/assets/*' }, requestDestination: 'style' },
  ])
})

it('the worker is installed only when its routes are known', async () => {
  const { rules, waited } = installIn()
  await Promise.all(waited)
  expect(waited).toHaveLength(1)
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
