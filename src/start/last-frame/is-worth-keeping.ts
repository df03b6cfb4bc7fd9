import { currentSlug } from '../../app/current-slug'
import { boardPath } from '../../state/paths'

/** Something that is open for the moment. */
const OPEN = 'dialog[open], [aria-expanded=true], input[type=search]:not(:placeholder-shown)'

/** Whether this is the page of one league as everybody opens it, with nothing open in it and with fresh scores. */
export function isWorthKeeping(root: HTMLElement): boolean {
  const slug = currentSlug(location.pathname)
  if (!slug || location.pathname !== boardPath(slug) || location.search !== '') return false
  const { kiosk, autoScroll } = document.documentElement.dataset
  if (kiosk !== undefined || autoScroll !== undefined || document.querySelector(OPEN)) return false
  const board = root.querySelector(`[data-board="${slug}"][data-source=ok]`)
  return board?.querySelector('[data-freshness]')?.getAttribute('data-freshness') === 'fresh'
}
