import { isReloaded } from '../platform/is-reloaded'
import { probeScripts, type Probe } from './probe-scripts'
import { createRescueNotice, type RescueNotice, type Trouble } from './rescue-notice'

/** An empty page is left alone no longer than this. */
const SILENT_MS = 3000
/** Longer than a slow phone takes to fetch the script; a connection that stands still never reports an error. */
const PATIENCE_MS = 12_000
/** An error that the app survives is no reason to speak. */
const SOON_MS = 1000
/** A reload that did not help must not send the page round and round, least of all where the script came and failed. */
const AFTER_RELOAD_MS = { missing: 2000, failed: 5000 }
/** Most troubles are short, and whoever has nothing yet waits for their end. */
const QUICK = { tries: 60, ms: 500 }
const SLOW_MS = 5000

/**
 * The page has come, and its script has not: the connection broke off, or a hotel's sign-in page answered in
 * the server's place. This stands in the page itself and so is all that can say it. It asks until the script is to be
 * had, then begins the page anew.
 */
export function watchStart(): void {
  addEventListener('error', hear, true)
  setTimeout(() => hasStarted() || say('slow'), SILENT_MS)
  setTimeout(() => lookAfter('still'), PATIENCE_MS)
}

let isLookedAfter = false
let notice: RescueNotice | undefined

/** Until the app is there, which may come to it by itself. */
function say(trouble: Trouble): void {
  notice ??= createRescueNotice()
  notice.say(trouble)
  const root = document.getElementById('root')
  if (root) new MutationObserver(() => hasStarted() && notice?.remove()).observe(root, { childList: true })
}

function hear({ target }: Event): void {
  // A script that did not come, or one that came and failed.
  if ((target instanceof HTMLScriptElement || target === window) && !hasStarted())
    setTimeout(
      () => lookAfter(),
      isReloaded() ? AFTER_RELOAD_MS[target === window ? 'failed' : 'missing'] : SOON_MS,
    )
}

function lookAfter(known?: Trouble): void {
  if (isLookedAfter || hasStarted()) return
  isLookedAfter = true
  if (known) say(known)
  let tries = 0
  let next: ReturnType<typeof setTimeout> | undefined

  async function tryAgain() {
    clearTimeout(next)
    const found = hasStarted() ? 'started' : await beginAnew()
    if (found === 'started') return end()
    say(found)
    next = setTimeout(goOn, againMs(tries++))
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

async function beginAnew(): Promise<Exclude<Probe, 'there'> | 'started'> {
  const found = await probeScripts([...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
  if (hasStarted()) return 'started'
  if (found !== 'there') return found
  location.reload()
  return 'started'
}

function againMs(tries: number): number {
  return tries < QUICK.tries ? QUICK.ms : SLOW_MS
}

function hasStarted(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0
}
