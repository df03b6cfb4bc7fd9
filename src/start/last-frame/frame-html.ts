import { reserveSpaceAfterFirstRow } from './reserve-space-after-first-row'

/** A game, or a player of a leaderboard. */
const ROWS = 'article, [data-player]'
/** What not everybody may see (lines, stats), and what is only for screen readers, which do not read a frame. */
const LEFT_OUT = '[data-odds], [data-ticker], [aria-live], .visually-hidden'

/**
 * The first screenful of a page of scores as HTML. An element whose style is loaded later stays out, because it would
 * appear unstyled. `knows` tells whether a class comes with the page itself.
 */
export function frameHtml(root: HTMLElement, height: number, knows: (name: string) => boolean): string {
  const copy = root.cloneNode(true) as HTMLElement
  reserveSpaceAfterFirstRow(root, copy)
  dropRowsBelow(height, root, copy)
  keepScrollPositions(root, copy)
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove()
  for (const element of copy.querySelectorAll('[class]')) {
    if (![...element.classList].every(knows)) element.remove()
  }
  // The page's content security policy lets scripts set styles, but not HTML.
  for (const element of copy.querySelectorAll('[style]')) setAside(element, 'style')
  // Sixteen requests for pictures would come before the first paint, and scores need none of them.
  for (const element of copy.querySelectorAll('img')) setAside(element, 'src')
  return copy.innerHTML
}

function setAside(element: Element, name: 'style' | 'src'): void {
  element.setAttribute(`data-${name}`, element.getAttribute(name) ?? '')
  element.removeAttribute(name)
}

function dropRowsBelow(height: number, root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll(ROWS)
  for (const [index, row] of root.querySelectorAll(ROWS).entries()) {
    if (row.getBoundingClientRect().top + scrollY >= height)
      (copies[index]?.closest('li, tr') ?? copies[index])?.remove()
  }
}

/** The bar of leagues may be scrolled sideways. */
function keepScrollPositions(root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('ul')
  for (const [index, list] of root.querySelectorAll('ul').entries()) {
    if (list.scrollLeft > 0) copies[index]?.setAttribute('data-scrolled', String(list.scrollLeft))
  }
}
