import { expect, openBoard, test, untilInstalled } from './product-test'

test.use({ serviceWorkers: 'allow' })

interface Manifest {
  readonly id: string
  readonly icons: readonly { src: string; sizes: string; purpose?: string; type?: string }[]
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[]
  readonly shortcuts: readonly { url: string; icons: readonly { src: string }[] }[]
}

test('the app can be installed: the browser accepts the manifest as it stands', async ({ page, product }) => {
  await openBoard(page, product)
  const cdp = await page.context().newCDPSession(page)
  const { errors, url } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${product.url}/manifest.webmanifest`)
})

test('every picture that the manifest names is there, in the size it says', async ({ page, product }) => {
  await openBoard(page, product)
  const manifest = (await (await page.request.get(`${product.url}/manifest.webmanifest`)).json()) as Manifest
  expect(manifest.id).toBe('/')
  expect(new Set(manifest.icons.map((icon) => icon.purpose ?? 'any'))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  )
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/nfl', '/nba', '/mlb', '/nhl'])
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (!src.endsWith('.svg')) expect(size, src).toBe(sizes)
  }
})

test('the app answers for its own addresses, the server for its own, also once the worker is in charge', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await untilInstalled(page)
  for (const [path, isOurs] of [
    ['/nba', true],
    ['/some/where', true],
    ['/_/', false],
    ['/api/health', false],
  ] as const) {
    const answer = await page.goto(product.url + path)
    expect(answer?.fromServiceWorker(), path).toBe(isOurs)
  }
})
