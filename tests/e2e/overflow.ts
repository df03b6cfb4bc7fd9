import type { Page } from 'playwright/test'

/** Many times what a frame takes on a busy machine. */
const FRAME_MS = 5000

/**
 * Complains about
 * - text of which a part cannot be seen, that is squeezed to a column of letters or breaks a short word, stretches its
 *   column, or lies on the next column or under the ball,
 * - two scores that touch,
 * - a page or a dialog that scrolls sideways,
 * - a field into which a phone zooms,
 * - a dialog's title that is not on one line with its cross,
 * - a heading that leaves its column when a table scrolls,
 * - a floating notice whose buttons are covered.
 *
 * Text that is hidden on purpose, can be scrolled to or moves by itself is fine.
 */
export async function complaintsOfLayout(page: Page): Promise<readonly string[]> {
  await untilNextFrame(page)
  return page.evaluate(() => {
    // A card far out of sight has an estimated height until it comes near; here all cards are drawn and checked.
    const near = new CSSStyleSheet()
    near.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [near]
    const complaints = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((px) => px > 0)
      .map((px) => `scrolls sideways by ${px} px`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const cut = text.data.trim() === '' ? undefined : cutBy(text)
      if (cut) complaints.push(`cut off by ${cut}: ${text.data.slice(0, 60)}`)
      if (isSqueezed(text)) complaints.push(`squeezed: ${text.data.slice(0, 60)}`)
      const broken = brokenWordOf(text)
      if (broken) complaints.push(`broken within a word: ${broken}`)
      if (leavesCell(text)) complaints.push(`over the next column: ${text.data.slice(0, 60)}`)
      if (stretchesColumn(text)) complaints.push(`stretches its column: ${text.data.slice(0, 60)}`)
      if (isUnderBall(text)) complaints.push(`under the ball: ${text.data.slice(0, 60)}`)
    }
    return [
      ...complaints,
      ...complaintsOfFields(),
      ...complaintsOfTitle(),
      ...complaintsOfScores(),
      ...complaintsOfTables(),
      ...complaintsOfNotice(),
    ]

    /** A phone zooms into a field of small letters as soon as somebody touches it, and stays there. */
    function complaintsOfFields(): readonly string[] {
      const fields = [...document.querySelectorAll('select, input:not([type=checkbox], [type=range])')]
      return fields
        .filter(
          (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
        )
        .map((field) => `a phone zooms into it: ${field.outerHTML.slice(0, 100)}`)
    }

    /** A dialog's title that stands beside its cross stands on one line with it. */
    function complaintsOfTitle(): readonly string[] {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
      const title = dialog?.querySelector('h2')
      const cross = dialog?.querySelector('button[aria-label=Close]')
      // In a box score the first heading is a team's name, which belongs to the score and not to the cross.
      if (!dialog || !title || !cross || dialog.scrollTop > 0 || title.closest('[data-side]')) return []
      const [words, sign] = [linesOf(title), cross.getBoundingClientRect()]
      const isBeside = words.height > 0 && words.top < sign.bottom && words.bottom > sign.top
      const off = (words.top + words.bottom - sign.top - sign.bottom) / 2
      const isOneLine = words.height < sign.height
      return isBeside && isOneLine && Math.abs(off) > 3
        ? [`${Math.round(off)} px off its cross: ${title.textContent}`]
        : []
    }

    /** Two scores that touch read as one number. */
    function complaintsOfScores(): readonly string[] {
      const scores = [...document.querySelectorAll('[data-box-score] [data-side] > p')]
      const [away, home] = scores.map(linesOf)
      if (!away || !home) return []
      const gap = Math.round(home.left - away.right)
      return gap < 4 ? [`${gap} px between two scores`] : []
    }

    /** Where a column stays in sight while a table scrolls sideways, its heading stays above it. */
    function complaintsOfTables(): readonly string[] {
      return [...document.querySelectorAll('table')].flatMap((table) => {
        const frame = table.parentElement!
        const before = frame.scrollLeft
        frame.scrollTo({ left: 150, behavior: 'instant' })
        const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
        const cells = table.tBodies[0]?.rows[0]?.cells ?? []
        const off = heads.map((head, n) => leftOf(head) - leftOf(cells[n] ?? head))
        frame.scrollTo({ left: before, behavior: 'instant' })
        return heads.flatMap((head, n) =>
          Math.abs(off[n]!) > 1 ? [`${Math.round(off[n]!)} px beside its column: ${head.textContent}`] : [],
        )
      })
    }

    function leftOf(element: Element): number {
      return element.getBoundingClientRect().left
    }

    /** What can be done about a notice that floats over the page can be pressed, also near the button's edge. */
    function complaintsOfNotice(): readonly string[] {
      const buttons = [...document.querySelectorAll('[data-floats] button')]
      return buttons.flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const hits = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(left + part * width, top + height / 2),
        )
        return hits.every((hit) => button.contains(hit)) ? [] : [`covered: ${button.textContent}`]
      })
    }

    function linesOf(node: Node): DOMRect {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }

    function isUnderBall(text: Text): boolean {
      const ball = text.parentElement?.closest('[data-team]')?.querySelector('[data-possession]')
      if (!ball || ball.contains(text) || text.parentElement?.closest('.visually-hidden')) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      // A line is higher than its letters, so the middle of the ball decides.
      const { left, top, width, height } = ball.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return [...range.getClientRects()].some(
        (line) => line.left < x && x < line.right && line.top < y && y < line.bottom,
      )
    }

    /** A table grows with its words; words that reach out of their cell lie on the next cell's words. */
    function leavesCell(text: Text): boolean {
      const cell = text.parentElement?.closest('td, th')
      if (!cell || text.parentElement?.closest('.visually-hidden')) return false
      const [words, room] = [linesOf(text), cell.getBoundingClientRect()]
      return words.width > 0 && (words.left < room.left - 1 || words.right > room.right + 1)
    }

    /** One word alone pushes no other column out of sight. */
    function stretchesColumn(text: Text): boolean {
      if (!text.parentElement?.closest('td, th') || /\s/.test(text.data.trim())) return false
      return linesOf(text).width > 330
    }

    /** Even a name without a blank takes three lines at most. */
    function isSqueezed(text: Text): boolean {
      if (text.parentElement?.closest('[inert], pre, .visually-hidden')) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const words = text.data.trim().split(/\s+/).length
      return lines.size > words * 2 + 1
    }

    /** Long words may go on in the next line: no phone zoomed to 200 % has room for `Buccaneers`. Shorter ones may not. */
    function brokenWordOf(text: Text): string | undefined {
      if (text.parentElement?.closest('[inert], pre, .visually-hidden')) return undefined
      const range = document.createRange()
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        if (word.length > 9) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) return word
      }
      return undefined
    }

    function cutBy(text: Text): string | undefined {
      const range = document.createRange()
      range.selectNodeContents(text)
      // This is a picture of text that nobody has to read.
      if (text.parentElement?.closest('[inert]')) return undefined
      const box = range.getBoundingClientRect()
      for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow, animationName } = getComputedStyle(at)
        // The words of a notice only wait a moment before they come: they do not move.
        const moves = animationName !== 'none' && !animationName.includes('words-come')
        if (box.width === 0 || clipPath !== 'none' || moves) return undefined
        if (/auto|scroll/.test(overflowX + overflowY) || !at.checkVisibility({ opacityProperty: true }))
          return undefined
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const cutsX = /hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1)
        // Letters reach beyond their line by a hair; what is cut has lost more.
        const cutsY = /hidden|clip/.test(overflowY) && (box.top < top - 4 || box.bottom > bottom + 4)
        // An ellipsis says that there is more, which is fine if the whole text is available elsewhere.
        const tells = textOverflow === 'ellipsis' && (at.title !== '' || at.closest('[aria-label]') !== null)
        // Text that is cut off here reaches no further, so the elements around it cut nothing.
        if (cutsX || cutsY) return tells ? undefined : at.outerHTML.slice(0, 100)
      }
      return undefined
    }
  })
}

/**
 * The page learns of a change of size with its next frame; until then, parts for the old size stand in the new one.
 * Once in some twenty thousand changes no frame came for a minute; then the page is checked as it is.
 */
async function untilNextFrame(page: Page): Promise<void> {
  const isThere = await page.evaluate((ms) => {
    const frame = new Promise((done) => requestAnimationFrame(() => done(true)))
    return Promise.race([frame, new Promise((done) => setTimeout(done, ms, false))])
  }, FRAME_MS)
  if (!isThere) console.warn(`${page.url()}: no frame within ${FRAME_MS} ms of a change of size`)
}
