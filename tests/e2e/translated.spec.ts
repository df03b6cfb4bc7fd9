import { boardOfFeed } from '../support/boards'
import { scorePoints } from '../support/score-points'
import { cards, expect, openBoard, test } from './product-test'

test.use({ day: 'running' })

test('on a page that the browser translates scores and clocks go on, and no part of it breaks', async ({
  page,
  product,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/NotFoundError|not a child/.test(message.text())) broken.push(message.text())
  })
  await openBoard(page, product)
  await page.locator('[data-announcer]').waitFor({ state: 'attached' })
  await page.evaluate(translate)
  const { games } = await boardOfFeed(product.url, 'nfl')
  const game = games.find(({ phase }) => phase === 'live')!
  const card = cards(page).and(page.locator(`[data-game="${game.id}"]`))
  await card.getByRole('link').first().click()
  const head = page.getByRole('dialog').locator('header').first()
  await expect(head).toContainText('*')
  await scorePoints(product, { slug: 'nfl', game, side: 'homeTeam', points: 6 })
  // The opened game follows its card. Both change with the next poll, so they are read together until they agree.
  const isSame = async () => {
    const score = Number(await card.locator('[data-team=home]').getAttribute('data-score'))
    const clock = await card.getAttribute('data-period')
    const words = (await head.textContent()) ?? ''
    return score > game.homeTeam.score && words.includes(`${score}*`) && words.includes(`${clock}*`)
  }
  await expect.poll(isSame, { timeout: 20_000 }).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('[data-league=nba]').click()
  await expect(cards(page).first()).toContainText('*')
  await page.locator('[data-league=nfl]').click()
  await expect(cards(page)).toHaveCount(16)
  expect(broken).toEqual([])
})

/** As a browser does it: each text makes way for an element with its words, now and whenever new ones come. */
function translate(): void {
  const wordsOf = (text: Text) => {
    const words = document.createElement('font')
    words.append(`${text.data}*`)
    return words
  }
  const isForeign = (text: Text) =>
    text.isConnected && text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, svg')
  const translateIn = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const all = part instanceof Text ? [part] : []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    for (const text of all.filter(isForeign)) text.replaceWith(wordsOf(text))
  }
  translateIn(document.body)
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateIn)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
