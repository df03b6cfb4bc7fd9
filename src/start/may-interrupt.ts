import { isDialogOpen } from '../platform/is-dialog-open'

/**
 * Whether a dialog may open by itself: over a board that is looked at, and never over a live score, another dialog or
 * somebody who is typing.
 */
export function mayInterrupt(): boolean {
  if (!document.querySelector('[data-board]') || isDialogOpen()) return false
  if (document.activeElement?.matches('input, textarea, select, [role=menu] *')) return false
  // Golf and the cup have no cards whose phase could be seen.
  const hasCards = document.querySelector('article[data-game]') !== null
  if (!hasCards && document.querySelector('[data-league][aria-current][data-live="true"]')) return false
  return ![...document.querySelectorAll('article[data-phase=live]')].some(isInSight)
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
