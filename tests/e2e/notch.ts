import type { Page } from 'playwright/test'

/** A large phone on its side: the notch takes as much on the left as the browser leaves free on the right. */
const BESIDE_PX = 59
const INSETS = {
  left: BESIDE_PX,
  leftMax: BESIDE_PX,
  right: BESIDE_PX,
  rightMax: BESIDE_PX,
  bottom: 21,
  bottomMax: 21,
}

/** Complains about text that the installed app would show under the notch of a phone on its side. */
export async function complaintsOfNotch(page: Page): Promise<readonly string[]> {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
  const complaints = await page.evaluate(textUnderNotch, BESIDE_PX)
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await phone.detach()
  return complaints
}

function textUnderNotch(besidePx: number): readonly string[] {
  const complaints: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.trim() !== '' && isSeenWhereItStands(text) && isUnder(text))
      complaints.push(`under the notch: ${text.data.slice(0, 60)}`)
  }
  return complaints

  function isUnder(text: Text): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    const isOnScreen = width > 0 && right > 0 && left < innerWidth
    return isOnScreen && (left < besidePx - 1 || right > innerWidth - besidePx + 1)
  }

  /** What can be scrolled or moves sideways does not stay under the notch. */
  function isSeenWhereItStands(text: Text): boolean {
    const parent = text.parentElement!
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      if (
        clipPath !== 'none' ||
        (/auto|scroll|hidden|clip/.test(overflowX) && !/^(DIALOG|NAV)$/.test(at.tagName))
      )
        return false
    }
    return true
  }
}
