import type { Slug } from '../domain/league'
import { noop } from '../platform/timers'
import { startBoardSync } from './board/board-sync'
import type { BoardPorts, SyncPorts } from './ports'
import { startSync, type Sync } from './start-sync'

/** The sync with a switch: off, a board is asked for when it is opened or when a person wants it, and never else. */
export interface SwitchedSync {
  show(slug: Slug): void
  setLive(on: boolean): void
  /** Asks once for what is shown. */
  refresh(): void
}

/** Ports are made anew at each start: the channel to the other tabs was closed at the last stop. */
export function createSyncSwitch(
  openPorts: () => SyncPorts,
  openBoardPorts: () => BoardPorts,
  live: boolean,
): SwitchedSync {
  let shown: Slug | undefined
  let sync: Sync | undefined = live ? startSync(openPorts()) : undefined
  let stopAsking = noop

  function show(slug: Slug) {
    shown = slug
    if (sync) sync.show(slug)
    else askOnce(slug)
  }

  function askOnce(slug: Slug) {
    stopAsking()
    stopAsking = refreshBoardOnce(slug, openBoardPorts())
  }

  return {
    show,
    setLive(on) {
      if (on === (sync !== undefined)) return
      stopAsking()
      sync?.stop()
      sync = on ? startSync(openPorts()) : undefined
      if (sync && shown) sync.show(shown)
    },
    refresh() {
      if (shown && !sync) askOnce(shown)
    },
  }
}

/** One answer, whatever it is. */
function refreshBoardOnce(slug: Slug, ports: BoardPorts) {
  const board = startBoardSync(slug, ports, { onAnswered: () => board.stop() })
  return () => board.stop()
}
