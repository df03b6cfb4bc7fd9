import { fetchBoard } from '../backend/board-api'
import { fetchChanges } from '../backend/board-changes-api'
import { createBoardEvents } from '../backend/board-events'
import { fetchHeads } from '../backend/heads-api'
import { liveWay } from '../backend/live-way'
import { fetchTime } from '../backend/time-api'
import { createTopics } from '../backend/topics'
import { openChannel } from '../platform/channel'
import { browserClock, wallNow } from '../platform/clock'
import { webLocks } from '../platform/locks'
import { pictureGate } from '../platform/picture-gate'
import { serverReach } from '../platform/reach'
import { browserTimers, whenIdle } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import type { Storage } from '../storage/storage'
import type { BoardPorts, SyncPorts, TabPorts } from './ports'
import { onWake } from './page-ports'
import { pageTopicPorts } from './page-topic-ports'

/** The real ports of the sync. The service worker does the work of `storeLogos`. */
export function createBrowserPorts(
  storage: Storage,
  painted: Promise<void>,
  storeLogos: (paths: readonly string[]) => void,
): Omit<SyncPorts, 'onOtherTabAsking'> {
  return {
    ...createBoardPorts(storage),
    wall: wallNow,
    fetchChanges,
    fetchHeads,
    fetchTime,
    storeLogos,
    painted,
    whenIdle,
    onConnectionsFree: openPictureGate,
    tabs: storage.status() === 'none' ? undefined : openTabPorts(),
    isVisible: pageVisibility.isVisible,
    onWake,
    onFreeze: pageVisibility.onFreeze,
    onResume: pageVisibility.onResume,
    reach: serverReach,
    newTabId: () => crypto.randomUUID(),
  }
}

/** Pictures that failed a moment ago would fail again. */
function openPictureGate(): void {
  if (!pictureGate.isOpen()) pictureGate.open()
}

function createBoardPorts(storage: Storage): BoardPorts {
  const random = Math.random
  const timers = browserTimers
  return {
    clock: browserClock,
    timers,
    random,
    storage,
    events: createBoardEvents(createTopics({ ...pageTopicPorts, load: liveWay.load, isBeating: true })),
    fetchBoard,
  }
}

/** Tabs that do not share storage, or cannot send each other messages, each do the work for themselves. */
function openTabPorts(): TabPorts | undefined {
  const channel = webLocks && openChannel('ts-sync')
  return webLocks && channel ? { locks: webLocks, channel } : undefined
}
