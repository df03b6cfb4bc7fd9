import { browserFetch, getJson } from '../backend/get-json'
import { abandonOlderThan, abandonUnanswered } from '../backend/in-flight'
import { fetchTime } from '../backend/time-api'
import { wallNow } from '../platform/clock'
import { browserConnectivity } from '../platform/connectivity'
import { serverReach } from '../platform/reach'
import { onAwake } from '../platform/sleep'
import { onLook, pagePorts } from './page-ports'
import { startProbing } from './probe'

/** After a sleep of the device, or in a stalled network, a request this old is not answered any more. */
const LOST_MS = 3000

/** From now on this page finds out by itself when the server is lost, and at once when it is back. */
export function watchReach(): void {
  startProbing({
    ...pagePorts,
    reach: serverReach,
    wall: wallNow,
    ask: createServerCheck(),
    onWake: onLook,
    onAwake,
    giveUp: () => abandonUnanswered(LOST_MS),
  })
  onAwake(() => abandonOlderThan(LOST_MS))
  browserConnectivity.onOffline(serverReach.doubt)
}

/** In a stalled network requests hang, and browsers allow six connections: a fourth aborts the oldest of three. */
const MOST_HANGING = 3

function createServerCheck(): () => Promise<void> {
  const hanging: AbortController[] = []
  const fetchWhole = createWholeFetch()
  return async () => {
    const brokenPath = serverReach.brokenOffPath()
    if (brokenPath !== undefined) return fetchWhole(brokenPath)
    if (hanging.length >= MOST_HANGING) hanging.shift()?.abort()
    const controller = new AbortController()
    hanging.push(controller)
    await fetchTime((path, init) => {
      const signal = init.signal!
      signal.addEventListener('abort', () => controller.abort(signal.reason))
      return browserFetch(path, { ...init, signal: controller.signal })
    })
    if (hanging.includes(controller)) hanging.splice(hanging.indexOf(controller), 1)
  }
}

/** Asks for the broken answer again as a whole, one at a time: on a slow line a second request would slow the first. */
function createWholeFetch(): (path: string) => Promise<void> {
  let isAsking = false
  return async (path) => {
    if (isAsking) return
    isAsking = true
    await getJson(browserFetch, path)
    isAsking = false
  }
}
