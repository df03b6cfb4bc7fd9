import { afterEach, expect, test, vi } from 'vitest'
import { withLastFrame } from './last-frame'

const PAGE =
  '<html data-theme="classic"><meta name="build" content="b1" /><script type="module" crossorigin src="/assets/a.js"></script><div id="root"></div><script src="/a.js"></script>'
const page = () => new Response(PAGE, { headers: { 'Content-Security-Policy': "default-src 'none'" } })
const open = async (path: string) => withLastFrame(page(), new URL(path, 'https://scores.test'))

function keep(path: string, frame: object): void {
  vi.stubGlobal('caches', {
    match: (asked: string) => Promise.resolve(asked === path ? Response.json(frame) : undefined),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a page is opened with what it showed last, which nobody can tap yet', async () => {
  keep('/nfl', { build: 'b1', theme: 'material', html: '<p>KC 7</p>' })
  const html = await (await open('/nfl')).text()
  expect(html).toContain('<div id="root"></div><div id="last-frame" inert hidden><p>KC 7</p></div><script')
  expect(html).toContain('<html data-theme="material" data-framed>')
})

test('the scripts of such a page are named, and begin when it has been painted', async () => {
  keep('/nfl', { build: 'b1', theme: 'classic', html: '' })
  const html = await (await open('/nfl')).text()
  expect(html).toContain('<link rel="preload" as="script" crossorigin href="/assets/a.js" data-later />')
  expect(html).not.toContain('<script type="module"')
})

test('such a page keeps its security policy', async () => {
  keep('/nfl', { build: 'b1', theme: 'classic', html: '' })
  expect((await open('/nfl')).headers.get('Content-Security-Policy')).toBe("default-src 'none'")
})

test('scores hold characters that mean something to a replacement, and come out as they are', async () => {
  keep('/nfl', { build: 'b1', theme: 'classic', html: "<p>$& $' $1</p>" })
  expect(await (await open('/nfl')).text()).toContain("<p>$& $' $1</p>")
})

test('a frame of another build is left out: its styles have other names', async () => {
  keep('/nfl', { build: 'b0', theme: 'classic', html: '<p>KC 7</p>' })
  expect(await (await open('/nfl')).text()).toBe(PAGE)
})

test('a kiosk and any other page than the kept one open as built', async () => {
  keep('/nfl', { build: 'b1', theme: 'classic', html: '<p>KC 7</p>' })
  expect(await (await open('/nfl?kiosk')).text()).toBe(PAGE)
  expect(await (await open('/nba')).text()).toBe(PAGE)
})

test('where the browser refuses its caches, the page opens as built', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('refused')) })
  expect(await (await open('/nfl')).text()).toBe(PAGE)
})
