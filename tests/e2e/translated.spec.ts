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
  const card = page.locator('article[data-period*="•"]').first()
  const id = await card.getAttribute('data-game')
  await card.getByRole('link').first().click()
  const head = page.getByRole('dialog').locator('header').first()
  const clockOfCard = () =>
    cards(page)
      .and(page.locator(`[data-game="${id}"]`))
      .getAttribute('data-period')
  // Both change with the next poll, so they are read together until they agree.
  let first: string | null = null
  const isSame = async () => {
    first = await clockOfCard()
    return (await head.textContent())?.includes(`${first}*`)
  }
  await expect.poll(isSame).toBe(true)
  // The clock of the opened game follows that of its card.
  await expect.poll(clockOfCard, { timeout: 20_000 }).not.toBe(first)
  await expect(head).not.toContainText(`${first}*`)
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
