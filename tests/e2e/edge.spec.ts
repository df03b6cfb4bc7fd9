import { EDGE_SECRET, edgeMissing, startEdge } from '../support/edge'
import { cards, expect, openBoard, test } from './product-test'
import { untilPushedOnly } from './pushed-only'

/** No worker helps here: what a page has without the server, it has from the edge. */
test('behind an edge scores come by its stream, and stay readable when the server is dead', async ({
  page,
  ownProduct: product,
}) => {
  test.skip(edgeMissing !== '', edgeMissing)
  const edge = await startEdge(product.url)
  try {
    await product.kill()
    await product.start({ EDGE_URLS: edge.publisher, EDGE_SECRET, TRUSTED_PROXY: 'X-Real-IP' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const streamed = page.waitForResponse((answer) => answer.url().includes('/api/live?leagues=nfl'))
    await openBoard(page, { ...product, url: edge.url })
    expect((await streamed).status()).toBe(200)
    await untilPushedOnly(page)
    expect(asked).not.toContain('/api/realtime')

    const shown = await cards(page).count()
    await product.kill()
    await page.evaluate(() =>
      indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name!))),
    )
    await page.reload()
    await expect(cards(page)).toHaveCount(shown)
  } finally {
    await edge.close()
  }
})
