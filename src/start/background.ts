import { browserFetch } from '../backend/get-json'
import { fetchHeads } from '../backend/heads-api'
import { liveWay } from '../backend/live-way'
import type { Slug } from '../domain/league'
import { countTap } from '../platform/action'
import { productNow } from '../platform/clock'
import { firstPaint } from '../platform/first-paint'
import { askToKeepStorage, isInstalled } from '../platform/install'
import { pictureGate } from '../platform/picture-gate'
import { serverReach } from '../platform/reach'
import { registerWorker } from '../platform/register-worker'
import type { Account } from '../state/account'
import { isPausedAtom } from '../state/paused'
import { isOtherTabAskingAtom, restartTroublesAtom } from '../state/load-trouble'
import { refreshAtom } from '../state/refresh'
import type { Store } from '../state/store'
import { updateAtom } from '../state/update-state'
import { openDevice } from '../storage/dexie-device'
import { createPeers } from '../storage/peers'
import type { Storage } from '../storage/storage'
import { createBrowserPorts } from '../sync/browser-ports'
import { onLook } from '../sync/page-ports'
import type { OddsChannel } from '../sync/odds/odds-channel'
import { startSync, type Sync } from '../sync/start-sync'
import { watchReach } from '../sync/watch-reach'
import { askAgainForPictures } from './ask-again-for-pictures'
import { connectAccount } from './connect-account'
import { fetchAndReport } from './fetch-and-report'
import { fetchChangesAndReport } from './fetch-changes'
import { followGuest } from './follow-guest'
import { followNews } from './follow-news'
import { followOdds } from './follow-odds'
import { followPreferences } from './follow-preferences'
import { followTheme } from './follow-theme'
import { followZone } from './follow-zone'
import { forgetHiddenLeagues } from './last-frame/forget-hidden-leagues'
import { keepLastFrame } from './last-frame/keep-last-frame'
import { playScoreSounds } from './play-score-sounds'
import { reportActivity } from './report-activity'
import { sweepByTheHour } from './sweep-by-the-hour'
import { watchRequests } from './watch-requests'

/** What goes on behind the screens: the live connection, who is signed in and their odds, the service worker. */
export interface Background {
  readonly account: Account
  show(...slugs: readonly Slug[]): void
  applyUpdate(): void
}

/** A chunk of its own, so that the first scores do not wait for it. */
export async function startBackground(storage: Storage, store: Store): Promise<Background> {
  storage.join(createPeers())
  await storage.use(await openDevice((late) => void storage.use(late)))
  // Answers with boards and heads also say where changes come from.
  const listening = liveWay.listening(browserFetch)
  const storeLogos = (paths: readonly string[]) => worker.storeLogos(paths)
  const onOtherTabAsking = (follows: boolean) => store.set(isOtherTabAskingAtom, follows)
  const sync = startSync({
    ...createBrowserPorts(storage, firstPaint.over, storeLogos),
    fetchBoard: fetchAndReport(store, listening),
    fetchChanges: fetchChangesAndReport(store, listening),
    fetchHeads: () => fetchHeads(listening),
    onOtherTabAsking,
  })
  const activity = reportActivity(storage, store)
  const { account, odds } = connectAccount(storage, store, activity)
  const showOdds = followOdds(storage, store)
  const worker = registerWorker(firstPaint.over, () => store.set(updateAtom, 'ready'))
  const noteShown = followNews(storage, store, () => worker.tellNews(productNow()))
  followAutoRefresh(store, sync, odds)
  followTheme(store)
  followZone(store)
  watchReach()
  askAgainForPictures(pictureGate, serverReach)
  onLook(() => store.set(restartTroublesAtom, productNow()))
  watchRequests()
  addEventListener('click', countTap, true)
  playScoreSounds(storage, store)
  const noteSport = followGuest(store)
  sweepByTheHour(storage, firstPaint.over, serverReach)
  void firstPaint.over.then(() => {
    keepLastFrame()
    forgetHiddenLeagues(storage)
  })
  // Safari does not report that the app was installed; it is known once the page runs as an app.
  if (isInstalled()) askToKeepStorage()
  return {
    account,
    show(...slugs) {
      sync.show(...slugs)
      const [slug, ...others] = slugs
      if (slug) activity.show(slug)
      // Only the page of one league shows odds.
      const isOne = slug !== undefined && others.length === 0
      odds.show(isOne ? slug : undefined)
      if (!isOne) return
      noteSport(slug)
      showOdds(slug)
      noteShown(slug)
    },
    applyUpdate: () => worker.applyUpdate(),
  }
}

/** Odds are live if the viewer wants the page to change by itself. The others refresh by hand, through `refreshAtom`. */
function followAutoRefresh(store: Store, sync: Sync, odds: OddsChannel) {
  const follow = () => odds.setLive(!store.get(isPausedAtom))
  follow()
  store.sub(isPausedAtom, follow)
  followPreferences(store)
  store.set(refreshAtom, { run: () => sync.refresh() })
}
