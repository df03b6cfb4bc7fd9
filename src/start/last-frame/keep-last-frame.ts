import { lastFrames, type LastFrame } from '../../platform/last-frames'
import { ownBuild } from '../../platform/own-build'
import { whenIdle } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'
import { frameHtml } from './frame-html'
import { isWorthKeeping } from './is-worth-keeping'
import { ownStyles } from './own-styles'

/** A phone ends pages without an event; a person who comes back then sees a slightly older frame, with its age. */
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
  // On a first visit the worker makes the place in which a page is kept; before that nothing could show one.
  workers()?.addEventListener('controllerchange', keepWhenIdle)
}

/** Browsers have no workers on insecure connections. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

let kept: LastFrame | undefined

function keepNow(knows: (name: string) => boolean): void {
  const root = document.getElementById('root')
  const build = ownBuild()
  if (!root || !build || !workers()?.controller || !isWorthKeeping(root)) return
  const theme = document.documentElement.dataset['theme'] ?? ''
  const frame = { build, theme, html: frameHtml(root, innerHeight, knows) }
  if (kept?.html === frame.html && kept.theme === theme) return
  kept = frame
  // The address without a league leads to the league that was open last.
  for (const path of [location.pathname, '/']) void lastFrames.keep(path, frame)
}
