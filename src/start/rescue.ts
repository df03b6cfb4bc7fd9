import { isReloaded } from '../platform/is-reloaded'
import { probeScripts, type Probe } from './probe-scripts'
import { countRescue, rescuesInARow } from './rescue-count'
import { createRescueNotice, type RescueNotice, type Trouble } from './rescue-notice'

/** An empty page stays without a notice no longer than this. */
const SILENT_MS = 3000
/** Longer than a slow phone takes to fetch the script; a stalled connection never reports an error. */
const PATIENCE_MS = 12_000
/** The wait after an error: one that the app survives is no reason for a notice. */
const SOON_MS = 1000
/** After a reload that did not help, the page must not reload for ever, least of all if the script came and failed. */
const AFTER_RELOAD_MS = { missing: 2000, failed: 5000 }
/** The wait after a reload that did not help doubles: a blocker, or an old browser, stops the script each time. */
const LONGEST_MS = 60_000
/** Most troubles are short, and a person who sees nothing yet waits for their end. */
const QUICK = { tries: 60, ms: 500 }
const SLOW_MS = 5000

/**
 * For a page that has come without its script: the connection broke off, or a hotel's sign-in page answered in the
 * server's place. This code stands in the page itself, so nothing else can say it. It asks until the script can be
 * loaded, then reloads the page.
 */
export function watchStart(): void {
  addEventListener('error', noteError, true)
  setTimeout(() => hasStarted() || say('slow'), SILENT_MS)
  setTimeout(() => keepTrying('still'), Math.max(PATIENCE_MS, waitAfterReload('missing')))
}

let isTrying = false
let notice: RescueNotice | undefined
let start: MutationObserver | undefined

/** Shows the notice until the app is there, which may still start by itself. */
function say(trouble: Trouble): void {
  notice ??= createRescueNotice()
  notice.say(trouble)
  const root = document.getElementById('root')
  // A page may try for days. To observe a place once more changes nothing, while each observer would stay.
  start ??= new MutationObserver(() => hasStarted() && notice?.remove())
  if (root) start.observe(root, { childList: true })
}

function noteError({ target }: Event): void {
  // A script that did not come, or one that came and failed.
  if ((target instanceof HTMLScriptElement || target === window) && !hasStarted())
    setTimeout(() => keepTrying(), waitAfterReload(target === window ? 'failed' : 'missing'))
}

function waitAfterReload(what: keyof typeof AFTER_RELOAD_MS): number {
  if (!isReloaded()) return SOON_MS
  return Math.min(AFTER_RELOAD_MS[what] * 2 ** Math.max(0, rescuesInARow() - 1), LONGEST_MS)
}

function keepTrying(known?: Trouble): void {
  if (isTrying || hasStarted()) return
  isTrying = true
  if (known) say(known)
  let tries = 0
  let next: ReturnType<typeof setTimeout> | undefined

  async function tryAgain() {
    clearTimeout(next)
    const found = hasStarted() ? 'started' : await reloadIfLoadable()
    if (found === 'started') return end()
    say(found)
    next = setTimeout(goOn, waitMs(tries++))
  }
  function goOn() {
    void tryAgain()
  }
  function end() {
    removeEventListener('online', goOn)
    notice?.remove()
  }
  addEventListener('online', goOn)
  goOn()
}

async function reloadIfLoadable(): Promise<Exclude<Probe, 'there'> | 'started'> {
  const found = await probeScripts([...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
  if (hasStarted()) return 'started'
  if (found !== 'there') return found
  countRescue()
  location.reload()
  return 'started'
}

function waitMs(tries: number): number {
  return tries < QUICK.tries ? QUICK.ms : SLOW_MS
}

function hasStarted(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0
}
