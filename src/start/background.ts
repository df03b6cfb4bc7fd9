import type { Slug } from '../domain/league'
import { firstPaint } from '../platform/first-paint'
import { registerWorker } from '../platform/register-worker'
import { fetchAndReport } from './fetch-and-report'
import type { Account } from '../state/account'
import { showOddsAtom } from '../state/odds'
import { adoptPreferencesAtom, followPreferences, preferencesAtom } from '../state/preferences'
import { refreshAtom } from '../state/refresh'
import { sessionAtom, type Session } from '../state/session'
import type { Store } from '../state/store'
import { updateAtom } from '../state/update-state'
import { readBoard, showBoard } from '../storage/boards'
import type { FirstStorage } from '../storage/first-storage'
import { followStorage, type Follow } from '../storage/follow'
import { readHeads } from '../storage/heads'
import { openStorage, type OpenedStorage } from '../storage/open-storage'
import { createBoardPorts, createBrowserPorts } from '../sync/browser-ports'
import { createOddsPorts } from '../sync/odds/browser-odds'
import { createOddsChannel, type OddsChannel } from '../sync/odds/odds-channel'
import { createPrivateTopics } from '../sync/session/private-topics'
import { createSessionPorts } from '../sync/session/browser-session'
import { createSessionSync } from '../sync/session/session-sync'
import { createSyncSwitch, type SwitchedSync } from '../sync/sync-switch'

/** What goes on behind the screens: the live connection, who is signed in and their odds, the service worker. */
export interface Background extends Pick<FirstStorage, 'readBoard' | 'readHeads'> {
  readonly storage: OpenedStorage
  readonly follow: Follow
  readonly account: Account
  show(slug: Slug): void
  applyUpdate(): void
}

/** A chunk of its own, so that the first scores do not wait for it. */
export async function startBackground(first: FirstStorage, store: Store): Promise<Background> {
  const opened = await takeOver(first)
  const { db } = opened
  const fetchBoard = fetchAndReport(store)
  const openBoardPorts = () => ({ ...createBoardPorts(opened), fetchBoard })
  const openPorts = () => ({
    ...createBrowserPorts(opened, firstPaint.over, (paths) => worker.storeLogos(paths)),
    fetchBoard,
  })
  const sync = createSyncSwitch(openPorts, openBoardPorts, store.get(preferencesAtom).autoRefresh)
  const { account, odds } = connectAccount(opened, store)
  const worker = registerWorker(firstPaint.over, () => store.set(updateAtom, 'ready'))
  followAutoRefresh(store, sync, odds)
  return {
    storage: opened,
    readBoard: (slug) => readBoard(db, slug).catch(() => undefined),
    readHeads: () => readHeads(db),
    follow: followStorage,
    account,
    show(slug) {
      sync.show(slug)
      odds.show(slug)
    },
    applyUpdate: () => worker.applyUpdate(),
  }
}

/** Opens storage for good. What could not be stored before is not lost. */
async function takeOver(first: FirstStorage): Promise<OpenedStorage> {
  const opened = await openStorage()
  await first.close()
  for (const stored of first.unsaved()) await showBoard(opened.db, opened.guard, stored)
  return opened
}

/** Who is signed in, and the odds that depend on it. The server is asked when the first scores are painted. */
function connectAccount(
  opened: OpenedStorage,
  store: Store,
): { readonly account: Account; readonly odds: OddsChannel } {
  const topics = createPrivateTopics()
  const odds = createOddsChannel(
    createOddsPorts(opened, topics, {
      painted: firstPaint.over,
      onOdds: (slug, stored) =>
        store.set(showOddsAtom, slug, stored && { rows: stored.board.rows, checkedAt: stored.checkedAt }),
      onDenied: () => void kept.refresh(),
    }),
  )
  const onSession = (session: Session) => {
    if (userOf(session) !== userOf(store.get(sessionAtom))) topics.renew()
    store.set(sessionAtom, session)
    odds.setSession(session)
  }
  const kept = createSessionSync(createSessionPorts(topics, onSession))
  odds.setSession(store.get(sessionAtom))
  void firstPaint.over.then(() => kept.start())
  return { account: kept, odds }
}

function userOf(session: Session): string | undefined {
  return session.kind === 'signed-in' ? session.user.id : undefined
}

/** Whoever does not want the page to change by itself asks for each change. */
function followAutoRefresh(store: Store, sync: SwitchedSync, odds: OddsChannel) {
  const follow = () => {
    const { autoRefresh } = store.get(preferencesAtom)
    sync.setLive(autoRefresh)
    odds.setLive(autoRefresh)
  }
  odds.setLive(store.get(preferencesAtom).autoRefresh)
  store.sub(preferencesAtom, follow)
  followPreferences((preferences) => store.set(adoptPreferencesAtom, preferences))
  store.set(refreshAtom, { run: () => sync.refresh() })
}
