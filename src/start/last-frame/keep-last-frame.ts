import { currentSlug } from '../../app/current-slug'
import { lastFrames } from '../../platform/last-frames'
import { ownBuild } from '../../platform/own-build'
import { whenIdle } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'
import { boardPath } from '../../state/paths'
import { frameHtml } from './frame-html'
import { ownStyles } from './own-styles'

/** A phone ends pages without a word; who comes back then sees what was true a little earlier, with its age. */
const EVERY_MS = 20_000
/** By then logos and the other leagues are there as well. */
const SETTLED_MS = 3000

/** Keeps what the page of a league looks like, for the next visit: soon, now and then, and whenever it goes out of sight. */
export function keepLastFrame(): void {
  const knows = ownStyles()
  const keep = () => keepNow(knows)
  const keepWhenIdle = () => void whenIdle().then(keep)
  keepWhenIdle()
  setTimeout(keepWhenIdle, SETTLED_MS)
  setInterval(() => pageVisibility.isVisible() && keepWhenIdle(), EVERY_MS)
  pageVisibility.onHidden(keep)
}

let kept = ''

function keepNow(knows: (name: string) => boolean): void {
  const root = document.getElementById('root')
  const build = ownBuild()
  if (!root || !build || !isWorthKeeping(root)) return
  const html = frameHtml(root, innerHeight, knows)
  if (html === kept) return
  kept = html
  const frame = { build, theme: document.documentElement.dataset['theme'] ?? '', html }
  // The address without a league leads to the one that was open last.
  for (const path of [location.pathname, '/']) void lastFrames.keep(path, frame)
}

/** Something that is open for the moment. */
const OPEN = 'dialog[open], [aria-expanded=true], input[type=search]:not(:placeholder-shown)'

/** The page of one league as everybody opens it, with nothing open in it, whose scores are as young as they should be. */
function isWorthKeeping(root: HTMLElement): boolean {
  const slug = currentSlug(location.pathname)
  if (!slug || location.pathname !== boardPath(slug) || location.search !== '') return false
  const { kiosk, autoScroll } = document.documentElement.dataset
  if (kiosk !== undefined || autoScroll !== undefined || document.querySelector(OPEN)) return false
  const board = root.querySelector(`[data-board="${slug}"][data-source=ok]`)
  return board?.querySelector('[data-freshness]')?.getAttribute('data-freshness') === 'fresh'
}
