import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROUTED_PATHS } from '../src/platform/routed-pages'
import { createFakeCaches } from './testing/fake-caches'
import { createFakeWorker } from './testing/fake-worker'

interface Rule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } }
  readonly source: { readonly cacheName: string } | 'network'
}

const asked: string[] = []
let caches: ReturnType<typeof createFakeCaches>

beforeEach(() => {
  asked.length = 0
  caches = createFakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubEnv('PROD', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const pageOf = (build: string) => `<meta name="build" content="${build}" /><div id="root"></div>`

/** The worker of a build with one page and two scripts. Its files vary by origin, as with servers that check it. */
async function createVersion(build: string, { hasRoutes = true } = {}) {
  const rules: Rule[] = []
  const worker = createFakeWorker({
    caches,
    InstallEvent: { prototype: hasRoutes ? { addRoutes: () => {} } : {} },
  })
  worker.begin()
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    const text = pathname === '/index.html' ? pageOf(build) : `${pathname} of the server`
    return new Response(text, { headers: { Vary: 'Origin' } })
  })
  // Workbox looks for a worker as soon as it is imported.
  const { Router } = await import('workbox-routing')
  const { cacheApp } = await import('./caching')
  const router = new Router()
  const manifest = [
    { url: '/index.html', revision: build },
    { url: `/assets/first-${build}.js`, revision: null },
    { url: `/assets/menu-${build}.js`, revision: null },
  ]
  const app = cacheApp(manifest, router)
  router.addFetchListener()
  return {
    ...worker,
    app,
    rules,
    take: async () => {
      await worker.tell('install', { addRoutes: async (added: Rule[]) => void rules.push(...added) })
      await worker.tell('activate')
    },
    open: async (path: string) => (await worker.ask(path, { mode: 'navigate' }))?.text(),
  }
}

const keptIn = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
const pageCaches = async () => (await caches.keys()).filter((name) => name.startsWith('pages-'))

describe('a version that was installed', () => {
  it('has put everything where the browser itself looks for it', async () => {
    const { take, rules } = await createVersion('one')
    await take()
    const found = new Map<string, string[]>()
    for (const { condition, source } of rules)
      if (source !== 'network') found.set(condition.urlPattern.pathname, await keptIn(source.cacheName))
    for (const path of ROUTED_PATHS) expect(found.get(path), path).toContain(path)
    expect(found.get('/assets/*')).toEqual([
      '/index.html',
      '/assets/first-one.js',
      '/assets/menu-one.js',
      '/last-build',
    ])
  })

  it('keeps no pages for a browser that asks the worker for each', async () => {
    await (await createVersion('one', { hasRoutes: false })).take()
    expect(await pageCaches()).toEqual([])
  })

  it('forgets the pages of the version before it, which would have other scripts', async () => {
    await (await createVersion('one')).take()
    const [first] = await pageCaches()
    await (await createVersion('two')).take()
    expect(await pageCaches()).toHaveLength(1)
    expect(await pageCaches()).not.toContain(first)
  })

  it('puts back a page that the browser has thrown away', async () => {
    const { take, app } = await createVersion('one')
    await take()
    const [name] = await pageCaches()
    await caches.delete(name!)
    await app.fillPages()
    expect(await keptIn(name!)).toContain('/nfl')
  })
})

describe('the worker answers', () => {
  it.each(['/', '/nfl', '/nfl/game/1', '/nfl/api/1', '/nfl/_/1'])('with the page at %s', async (path) => {
    const { take, open } = await createVersion('one')
    await take()
    asked.length = 0
    expect(await open(path)).toBe(pageOf('one'))
    expect(asked).toEqual([])
  })

  it.each(['/', '/nfl'])('with the scores seen last at %s', async (path) => {
    const { take, open } = await createVersion('one')
    await take()
    const frame = { build: 'one', theme: 'classic', html: '<p>KC 7</p>' }
    await (await caches.open('last-frames')).put(path, Response.json(frame))
    expect(await open(path)).toContain('<p>KC 7</p>')
  })

  it('with no page in development, where the server has newer ones', async () => {
    vi.stubEnv('PROD', false)
    const { take, open } = await createVersion('one')
    await take()
    expect(await open('/nfl')).toBeUndefined()
  })

  it.each(['/api/health', '/_/'])('not for the server itself: %s', async (path) => {
    const { take, open } = await createVersion('one')
    await take()
    expect(await open(path)).toBeUndefined()
  })
})

describe('a page of the version before, which nobody has reloaded,', () => {
  const script = async ({ ask }: Awaited<ReturnType<typeof createVersion>>, path: string) =>
    (await ask(path, { destination: 'script' }))?.text()

  it('gets its scripts from this device as long as it is only one version behind', async () => {
    for (const build of ['one', 'two']) await (await createVersion(build)).take()
    const third = await createVersion('three')
    await third.take()
    asked.length = 0
    const answers = ['one', 'two', 'three'].map((build) => script(third, `/assets/menu-${build}.js`))
    await Promise.all(answers)
    expect(asked).toEqual(['/assets/menu-one.js'])
  })

  it('gets its scripts although it names its origin, which the worker did not', async () => {
    await (await createVersion('one')).take()
    const next = await createVersion('two')
    await next.take()
    asked.length = 0
    const request = new Request('https://scores.example/assets/menu-one.js', {
      headers: { Origin: 'https://scores.example' },
    })
    expect(await (await next.tell('fetch', { request }))?.text()).toBe('/assets/menu-one.js of the server')
    expect(asked).toEqual([])
  })
})
