import type { Slug } from '../domain/league'
import { createBoardService, type BoardService } from './board/board-service'
import { refreshBoard } from './board/refresh-board'
import type { SyncPorts } from './ports'
import { joinTabs, type TabEvents, type Tabs } from './tabs/tabs'

export interface Sync {
  /**
   * This tab shows these leagues now: their boards are asked for at once and kept fresh. The work with the network
   * begins with the first call, also for a page that shows none.
   */
  show(...slugs: readonly Slug[]): void
  /** Somebody wants to know now. */
  refresh(): void
  stop(): void
}

/** Keeps storage equal to the server, for this tab or for all tabs of this browser. Screens draw from storage. */
export function startSync(ports: SyncPorts): Sync {
  // Until it is known who leads, each tab asks for itself: the first scores do not wait for an election.
  let service: BoardService | undefined = createBoardService(ports)
  let leads = false

  function lead(slugs: readonly Slug[]) {
    ports.onOtherTabAsking(false)
    service ??= createBoardService(ports)
    service.serve(slugs)
    if (!leads) service.goLive()
    leads = true
  }

  function follow() {
    ports.onConnectionsFree()
    ports.onOtherTabAsking(true)
    service?.stop()
    service = undefined
    leads = false
  }

  const tabs = joinOthers(ports, { onLead: lead, onFollow: follow, onWanted: () => service?.refresh() })
  const refresh = () => {
    tabs.want()
    service?.refresh()
  }
  const stopWaking = ports.onWake(refresh)

  /** Only this tab's own requests tell its screen why there is nothing to show yet; else it would load for ever. */
  async function askForUnknown(slugs: readonly Slug[]): Promise<void> {
    for (const slug of slugs) if (!(await ports.storage.read('boards', slug))) void refreshBoard(slug, ports)
  }

  return {
    show(...slugs) {
      if (!leads) service?.serve(slugs)
      tabs.show(slugs)
      if (!service) void askForUnknown(slugs)
    },
    refresh,
    stop() {
      stopWaking()
      tabs.leave()
      service?.stop()
    },
  }
}

function joinOthers(ports: SyncPorts, events: TabEvents): Tabs {
  if (!ports.tabs) return { show: (slugs) => events.onLead(slugs), want() {}, leave() {} }
  return joinTabs({ ...ports, ...ports.tabs, tab: ports.newTabId() }, events)
}
