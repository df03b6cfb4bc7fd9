/**
 * Whether a dialog may open by itself: over a board that is looked at, and never over a live score, another dialog or
 * somebody who is typing.
 */
export function mayInterrupt(page: Document = document): boolean {
  if (!page.querySelector('[data-board]') || page.querySelector('dialog[open]')) return false
  if (page.activeElement?.matches('input, textarea, select, [role=menu] *')) return false
  // Golf and the cup have no cards whose phase could be seen.
  const hasCards = page.querySelector('article[data-game]') !== null
  if (!hasCards && page.querySelector('[data-league][aria-current][data-live="true"]')) return false
  return ![...page.querySelectorAll('article[data-phase=live]')].some(isInSight)
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
