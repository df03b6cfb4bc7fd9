import type { Locator } from 'playwright/test'

/** On how many lines the words of an element stand. */
export function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}
