import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LastFrame } from './last-frames'
import { lastFrames } from './last-frames'
import { ROUTED_PATHS, routedCache, routedPages } from './routed-pages'

const PAGE = (build: string) =>
  `<html data-theme="classic"><meta name="build" content="${build}" /><div id="root"></div>`
const POLICY = {
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const built = (build: string) => new Response(PAGE(build), { headers: POLICY })
const frame = (build: string, slug = 'nfl'): LastFrame => ({
  build,
  theme: 'material',
  html: `<div data-board="${slug}"><p>KC 7</p></div>`,
})
const ONE = routedCache('one')
const TWO = routedCache('two')

/** The caches of a browser, by name and path. */
let kept: Map<string, Map<string, Response>>
let isFull: boolean

beforeEach(() => {
  kept = new Map()
  isFull = false
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, page: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        entries.set(path, page)
      },
      delete: async (path: string) => entries.delete(path),
    }
  }
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => open(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (name: string, path: string) => kept.get(name)?.get(path)?.clone()
const html = async (name: string, path: string) => await page(name, path)?.text()

describe('the pages for which the browser itself answers', () => {
  it('are all there from the start, since a missing one would be asked of the network', async () => {
    await routedPages.fill(ONE, built('one'))
    expect(ROUTED_PATHS).toContain('/')
    expect(ROUTED_PATHS).toContain('/rydercup')
    for (const path of ROUTED_PATHS) expect(await html(ONE, path), path).toBe(PAGE('one'))
  })

  it('get the scores that were seen last, and keep the policy of the page', async () => {
    await routedPages.fill(ONE, built('one'))
    expect(await routedPages.keep('/nfl', frame('one'))).toBe(true)
    expect(await html(ONE, '/nfl')).toContain(
      '<div id="last-frame" inert hidden><div data-board="nfl"><p>KC 7</p></div></div>',
    )
    expect(page(ONE, '/nfl')?.headers.get('Content-Security-Policy')).toBe(POLICY['Content-Security-Policy'])
    expect(await html(ONE, '/nba')).toBe(PAGE('one'))
  })

  it('have no header that parts them from an opener, so that they open in the process that is there', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.keep('/nfl', frame('one'))
    const header = (path: string) => page(ONE, path)?.headers.get('Cross-Origin-Opener-Policy')
    expect(['/nfl', '/nba'].map(header)).toEqual([null, null])
    await routedPages.forgetAll()
    expect(header('/nfl')).toBeNull()
    expect(await html(ONE, '/nfl')).toBe(PAGE('one'))
  })

  it('that are there stay as they are when others are put back', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.keep('/nfl', frame('one'))
    kept.get(ONE)?.delete('/nba')
    await routedPages.fill(ONE, built('one'))
    expect(await html(ONE, '/nfl')).toContain('KC 7')
    expect(await html(ONE, '/nba')).toBe(PAGE('one'))
  })

  it('of a build that waits get no scores from a page of the one before it', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.fill(TWO, built('two'))
    await routedPages.keep('/nfl', frame('one'))
    expect(await html(ONE, '/nfl')).toContain('KC 7')
    expect(await html(TWO, '/nfl')).toBe(PAGE('two'))
  })

  it('go with their build', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.fill(TWO, built('two'))
    kept.set('precache', new Map())
    await routedPages.forgetOthers(TWO)
    expect([...kept.keys()]).toEqual([TWO, 'precache'])
    expect(await routedPages.keep('/nfl', frame('one'))).toBe(false)
  })

  it('are put back to how they were built when somebody leaves, in every build', async () => {
    for (const [name, build] of [[ONE, 'one'] as const, [TWO, 'two'] as const]) {
      await routedPages.fill(name, built(build))
      await routedPages.keep('/nfl', frame(build))
      await routedPages.keep('/', frame(build))
    }
    await lastFrames.forgetAll()
    for (const path of ROUTED_PATHS)
      expect([await html(ONE, path), await html(TWO, path)]).toEqual([PAGE('one'), PAGE('two')])
  })

  it('lose the scores of a league that nobody may see any more, also at the address without a league', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.keep('/nba', frame('one', 'nba'))
    for (const path of ['/nfl', '/']) await routedPages.keep(path, frame('one', 'nfl'))
    await lastFrames.forgetLeague('nfl')
    expect([await html(ONE, '/nfl'), await html(ONE, '/')]).toEqual([PAGE('one'), PAGE('one')])
    expect(await html(ONE, '/nba')).toContain('KC 7')
  })

  it('keep the scores of another league at the address without a league', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.keep('/', frame('one', 'nba'))
    await lastFrames.forgetLeague('nfl')
    expect(await html(ONE, '/')).toContain('KC 7')
  })

  it('lose what somebody saw even where nothing more can be written', async () => {
    await routedPages.fill(ONE, built('one'))
    await routedPages.keep('/nfl', frame('one'))
    isFull = true
    await lastFrames.forgetAll()
    expect(await html(ONE, '/nfl')).toBeUndefined()
  })
})

describe('a last frame', () => {
  it('is kept for the worker where the browser answers for no page by itself', async () => {
    await lastFrames.keep('/nfl', frame('one'))
    expect(await lastFrames.read('/nfl')).toEqual(frame('one'))
  })

  it('that is kept for the worker goes with its league, at each address', async () => {
    for (const path of ['/nfl', '/']) await lastFrames.keep(path, frame('one'))
    await lastFrames.keep('/nba', frame('one', 'nba'))
    await lastFrames.forgetLeague('nfl')
    expect([await lastFrames.read('/nfl'), await lastFrames.read('/')]).toEqual([undefined, undefined])
    expect(await lastFrames.read('/nba')).toEqual(frame('one', 'nba'))
  })

  it('is kept in the page itself where the browser answers for pages by itself', async () => {
    await routedPages.fill(ONE, built('one'))
    await lastFrames.keep('/nfl', frame('one'))
    expect(await lastFrames.read('/nfl')).toBeUndefined()
    expect(await html(ONE, '/nfl')).toContain('KC 7')
  })

  it('shows nobody what was being put into it when the user signed out', async () => {
    await routedPages.fill(ONE, built('one'))
    const keeping = lastFrames.keep('/nfl', frame('one'))
    await Promise.resolve()
    await Promise.all([keeping, lastFrames.forgetAll()])
    expect(await html(ONE, '/nfl')).toBe(PAGE('one'))
  })
})
