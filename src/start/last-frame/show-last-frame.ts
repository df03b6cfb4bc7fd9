import { ageText } from '../../domain/time/age'
import { browserClock } from '../../platform/clock'

/** On a fast clock polls are a second of wall time apart. */
const POLL_TAKES_MS = 2500

/**
 * Stands inside the page, behind the frame that the worker has put there: gives it what HTML may not bring, and its age. It
 * goes in the moment in which the app has drawn the same itself.
 */
function showLastFrame(): void {
  const frame = document.getElementById('last-frame')
  const root = document.getElementById('root')
  if (!frame || !root) return
  // The address without a league leads to the one that was open last, and of that there may be no frame.
  if (boardIn(frame)?.dataset['board'] !== window.early.slug) return frame.remove()
  for (const element of frame.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const list of frame.querySelectorAll<HTMLElement>('[data-scrolled]'))
    list.scrollLeft = Number(list.dataset['scrolled'])
  sayAge(frame)
  frame.hidden = false
  new MutationObserver((_, observer) => {
    observer.disconnect()
    frame.remove()
  }).observe(root, { childList: true })
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

showLastFrame()
