import { isReloaded } from '../platform/is-reloaded'
import { probeScripts, type Probe } from './probe-scripts'
import { createRescueNotice, type Trouble } from './rescue-notice'

/** Longer than a slow phone takes to fetch the script; a connection that stands still never reports an error. */
const PATIENCE_MS = 20_000
/** An error that the app survives is no reason to speak. */
const SOON_MS = 1000
/** A reload that did not help must not send the page round and round. */
const AFTER_RELOAD_MS = 5000
const AGAIN_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

/**
 * The page has come, and its script or its style has not: the connection broke off, or a hotel's sign-in page answered in
 * the server's place. This stands in the page itself and so is all that can say it. It asks until the script is to be
 * had, then begins the page anew.
 */
export function watchStart(): void {
  addEventListener('error', hear, true)
  setTimeout(() => lookAfter('slow'), PATIENCE_MS)
}

let isLookedAfter = false

function hear({ target }: Event): void {
  if (target instanceof HTMLLinkElement) askAgainForStyle(target)
  // A script that did not come, or one that came and failed.
  else if ((target instanceof HTMLScriptElement || target === window) && !hasStarted())
    setTimeout(() => lookAfter(), isReloaded() ? AFTER_RELOAD_MS : SOON_MS)
}

function lookAfter(known?: Trouble): void {
  if (isLookedAfter || hasStarted()) return
  isLookedAfter = true
  const notice = createRescueNotice()
  if (known) notice.say(known)
  let tries = 0
  let next: ReturnType<typeof setTimeout> | undefined

  async function tryAgain() {
    clearTimeout(next)
    const found = hasStarted() ? 'started' : await beginAnew()
    if (found === 'started') return end()
    notice.say(found)
    next = setTimeout(goOn, AGAIN_MS[tries++] ?? AGAIN_MS.at(-1))
  }
  function goOn() {
    void tryAgain()
  }
  function end() {
    removeEventListener('online', goOn)
    notice.remove()
  }
  addEventListener('online', goOn)
  goOn()
}

async function beginAnew(): Promise<Exclude<Probe, 'there'> | 'started'> {
  const found = await probeScripts([...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
  if (hasStarted()) return 'started'
  if (found !== 'there') return found
  location.reload()
  return 'started'
}

/** A style that failed is not asked for again by itself, and the app would stay bare. */
function askAgainForStyle(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet') return
  const tries = Number(link.dataset['tries'] ?? 0)
  setTimeout(
    () => {
      const next = link.cloneNode() as HTMLLinkElement
      next.dataset['tries'] = String(tries + 1)
      link.replaceWith(next)
    },
    AGAIN_MS[tries] ?? AGAIN_MS.at(-1),
  )
}

function hasStarted(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0
}
