import type { Page } from 'playwright/test'

/** Text that is cut off, and whether the page scrolls sideways. What is hidden on purpose or scrolls by itself is fine. */
export function complaintsOfLayout(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const complaints =
      scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, position, clipPath, textOverflow } = getComputedStyle(element)
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isVisible || position === 'fixed' || clipPath !== 'none' || !element.textContent?.trim()) continue
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      // An ellipsis says that there is more, if the whole can be had otherwise.
      const tells = textOverflow === 'ellipsis' && (element.title !== '' || element.closest('[aria-label]'))
      if ((cutsX || cutsY) && !tells) complaints.push(`cut off: ${element.outerHTML.slice(0, 160)}`)
    }
    return complaints
  })
}
