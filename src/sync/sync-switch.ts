import type { Slug } from '../domain/league'
import { noop } from '../platform/timers'
import { startBoardSync } from './board/board-sync'
import type { BoardPorts, SyncPorts } from './ports'
import { startSync, type Sync } from './start-sync'

/** The sync with a switch: off, a board is asked for when it is opened or when a person wants it, and never else. */
export interface SwitchedSync {
  show(...slugs: readonly Slug[]): void
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
  let shown: readonly Slug[] = []
  let sync: Sync | undefined = live ? startSync(openPorts()) : undefined
  let stopAsking = noop

  function show(...slugs: readonly Slug[]) {
    shown = slugs
    if (sync) sync.show(...slugs)
    else askOnce()
  }

  function askOnce() {
    stopAsking()
    const stops = shown.map((slug) => refreshBoardOnce(slug, openBoardPorts()))
    stopAsking = () => stops.forEach((stop) => stop())
  }

  return {
    show,
    setLive(on) {
      if (on === (sync !== undefined)) return
      stopAsking()
      sync?.stop()
      sync = on ? startSync(openPorts()) : undefined
      if (sync && shown.length > 0) sync.show(...shown)
    },
    refresh() {
      if (!sync) askOnce()
    },
  }
}

/** One answer, whatever it is. */
function refreshBoardOnce(slug: Slug, ports: BoardPorts) {
  const board = startBoardSync(slug, ports, { onAnswered: () => board.stop() })
  return () => board.stop()
}
