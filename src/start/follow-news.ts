import type { Slug } from '../domain/league'
import { MINUTE_MS } from '../domain/time/intervals'
import { productNow } from '../platform/clock'
import { writeShared } from '../platform/shared-values'
import { noop } from '../platform/timers'
import { kioskAtom } from '../state/auto-scroll'
import { favouritesAtom } from '../state/favourites'
import { preferencesAtom } from '../state/preferences'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import type { Storage } from '../storage/storage'
import { ownerOf } from '../storage/viewer'
import { lookForNewsOf, type FavouriteNews } from '../sync/news/look-for-news'

/** Without a connection no board changes, but its games are over one day. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS

/**
 * Watches the games of favourites: the app's icon shows how many are live, and the worker hears of news, which it shows
 * if nobody looks at a page. It hears of them without a permission too: what a page has shown is no news to a fan who
 * allows notifications later. The worker works alone when no page is open, so the page writes what it will need then.
 */
export function followNews(storage: Storage, store: Store, tellNews: () => void): (shown: Slug) => void {
  let owner = ''
  let followed: string | undefined
  let stop = noop
  let lastNews = ''
  let lastLive: number | undefined
  let hasLate = false

  function take({ live, news, late }: FavouriteNews) {
    if (live !== lastLive) showOnIcon(live)
    lastLive = live
    // A late game that has left its board is news too.
    const keys = [...news.map(({ key }) => key), ...late.map(({ gameId }) => gameId)].join()
    if (keys !== lastNews) void tell()
    lastNews = keys
    hasLate ||= late.length > 0
  }

  function lookAgain() {
    void look().then(take)
    // The server may tell the end of a late game only minutes after it has left the board.
    if (hasLate) void tell()
  }

  /** A browser that is short of storage deletes under an open page what the worker needs, so it is written again first. */
  async function tell() {
    await Promise.all([writeShared('owner', owner), writeChoice()])
    tellNews()
  }

  function followOwner() {
    const next = ownerOf(store.get(sessionAtom))
    if (next === owner) return
    owner = next
    void writeShared('owner', owner)
  }

  function followTeams() {
    const teams = store.get(favouritesAtom)
    const names = [...teams].toSorted().join()
    if (names === followed) return
    followed = names
    stop()
    stop = storage.follow(look, take)
  }

  function look(): Promise<FavouriteNews> {
    return lookForNewsOf(store.get(favouritesAtom), storage, productNow())
  }

  function writeChoice(): Promise<void> {
    const { showNotifications, soundEnabled } = store.get(preferencesAtom)
    return writeShared('notify', { on: showNotifications, sound: soundEnabled })
  }

  setInterval(lookAgain, LOOK_AGAIN_MS)
  store.sub(sessionAtom, followOwner)
  store.sub(favouritesAtom, followTeams)
  store.sub(preferencesAtom, () => void writeChoice())
  followOwner()
  followTeams()
  void writeChoice()
  return (slug) => {
    // A kiosk changes nothing for ordinary visits on its device.
    if (!store.get(kioskAtom)) void writeShared('league', slug)
  }
}

function showOnIcon(count: number): void {
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => {})
}
