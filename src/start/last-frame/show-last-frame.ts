import { ageText } from '../../domain/time/age'
import { DAY_MS, HOUR_MS } from '../../domain/time/intervals'
import { browserClock } from '../../platform/clock'
import { APP_BEGINS } from './app-begins'

/** A browser that paints nothing, or does not tell when, keeps the app waiting no longer than this. */
const PICTURES_TAKE_MS = 300

/** On a fast clock polls are a second of wall time apart. */
const POLL_TAKES_MS = 2500

/**
 * This script stands inside the page, behind the frame: it gives the frame what HTML may not bring, and its age. The
 * frame is removed in the moment in which the app has drawn the same itself. Returns whether a frame is shown.
 */
function showLastFrame(): boolean {
  const frame = document.getElementById('last-frame')
  const root = document.getElementById('root')
  if (!frame || !root) return false
  // The address without a league leads to the one that was open last, and the frame may be of another one.
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

/** Shows the age of the scores. Old scores must not look as if their games still go on, or are today's. */
function sayAge(frame: HTMLElement): void {
  const checkedAtMs = Date.parse(boardIn(frame)?.dataset['checkedAt'] ?? '')
  const nowMs = browserClock.now()
  const label = frame.querySelector('[data-freshness]')
  const words = label?.querySelector('span')
  if (words) words.textContent = `Updated ${ageText(checkedAtMs, nowMs)}`
  if (dayNumber(checkedAtMs) !== dayNumber(nowMs)) nameDay(frame)
  if (nowMs - checkedAtMs <= Math.max(browserClock.liveMs(), POLL_TAKES_MS * browserClock.rate())) return
  label?.setAttribute('data-freshness', 'old')
  label?.querySelector('svg')?.remove()
  for (const element of frame.querySelectorAll('[data-current]'))
    element.setAttribute('data-current', 'false')
}

/** On a later day the frame names its own, and what was said of that day is left out, but keeps its place. */
function nameDay(frame: HTMLElement): void {
  const today = frame.querySelector<HTMLElement>('[data-dated]')
  if (today?.firstChild) today.firstChild.textContent = today.dataset['dated'] ?? ''
  const notices = frame.querySelector<HTMLElement>('[aria-label="Notices"]')
  if (notices) notices.style.visibility = 'hidden'
}

/** Counts days in New York. In summer they turn an hour late here, which the app puts right. */
function dayNumber(ms: number): number {
  return Math.floor((ms - 5 * HOUR_MS) / DAY_MS)
}

function boardIn(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-board]')
}

/**
 * The scripts of the app are there before the frame is on the screen, and on a busy machine they take the processor
 * from the browser's drawing: a frame whose layout was done after 40 ms was seen only after 100. So the first row of
 * games is drawn first, then the others (`reserve-space-after-first-row.ts`), then the app begins.
 */
function goOnWhenSeen(): void {
  // Browsers do not draw a page that nobody sees.
  if (document.hidden) return goOn()
  new PerformanceObserver((pictures, observer) => {
    // An earlier entry is the paint of an empty page.
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

/** A page with a frame in it only names its scripts (`page-with-frame.ts`), so they are run here. */
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
