import { ageText } from '../../domain/time/age'
import { browserClock } from '../../platform/clock'
import { APP_BEGINS } from './app-begins'

/** A browser that shows no picture, or does not tell when, does not keep the app waiting. */
const PICTURES_TAKE_MS = 300

/** On a fast clock polls are a second of wall time apart. */
const POLL_TAKES_MS = 2500

/**
 * Stands inside the page, behind the frame that was put there: gives it what HTML may not bring, and its age. It
 * goes in the moment in which the app has drawn the same itself. Whether there is one to be seen.
 */
function showLastFrame(): boolean {
  const frame = document.getElementById('last-frame')
  const root = document.getElementById('root')
  if (!frame || !root) return false
  // The address without a league leads to the one that was open last, and of that there may be no frame.
  if (boardIn(frame)?.dataset['board'] !== window.early.slug) {
    frame.remove()
    return false
  }
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const list of frame.querySelectorAll<HTMLElement>('[data-scrolled]'))
    list.scrollLeft = Number(list.dataset['scrolled'])
  sayAge(frame)
  frame.dataset['shows'] = 'first-row'
  frame.hidden = false
  new MutationObserver((_, observer) => {
    observer.disconnect()
    frame.remove()
  }).observe(root, { childList: true })
  return true
}

/** Of old scores nothing says that they go on. */
function sayAge(frame: HTMLElement): void {
  const checkedAtMs = Date.parse(boardIn(frame)?.dataset['checkedAt'] ?? '')
  const nowMs = browserClock.now()
  const label = frame.querySelector('[data-freshness]')
  const words = label?.querySelector('span')
  if (words) words.textContent = `Updated ${ageText(checkedAtMs, nowMs)}`
  if (nowMs - checkedAtMs <= Math.max(browserClock.liveMs(), POLL_TAKES_MS * browserClock.rate())) return
  label?.setAttribute('data-freshness', 'old')
  label?.querySelector('svg')?.remove()
  for (const element of frame.querySelectorAll('[data-current]'))
    element.setAttribute('data-current', 'false')
}

function boardIn(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-board]')
}

/**
 * The scripts of the app are there before the frame is on the screen, and on a busy machine they take the processor from
 * who draws it: a frame whose layout was done after 40 ms came to be seen after 100. So the first row of games is drawn
 * first, then the others (`rest-for-later.ts`), then the app begins.
 */
function goOnWhenSeen(): void {
  // A page that nobody sees is not drawn.
  if (document.hidden) return goOn()
  new PerformanceObserver((pictures, observer) => {
    // One before it is of an empty page.
    if (pictures.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    showRest()
    requestAnimationFrame(() => requestAnimationFrame(goOn))
  }).observe({ type: 'paint', buffered: true })
  setTimeout(goOn, PICTURES_TAKE_MS)
}

function showRest(): void {
  document.getElementById('last-frame')?.removeAttribute('data-shows')
}

function goOn(): void {
  showRest()
  beginApp()
  for (const image of document.querySelectorAll<HTMLImageElement>('#last-frame img[data-src]'))
    image.src = image.dataset['src'] ?? ''
}

/** A page with a frame in it only names its scripts (`page-with-frame.ts`). */
function beginApp(): void {
  dispatchEvent(new Event(APP_BEGINS))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    link.removeAttribute('data-later')
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' })
    // In the order in which the page names them.
    script.async = false
    script.src = link.href
    link.after(script)
  }
}

let isShown = false
try {
  isShown = showLastFrame()
} finally {
  if (isShown) goOnWhenSeen()
  else beginApp()
}
