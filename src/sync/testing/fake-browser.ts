import type { Slug } from '../../domain/league'
import type { Locks } from '../../platform/locks'
import { createReachWatch } from '../../platform/reach'
import { startSync } from '../start-sync'
import { createWorld } from './world'

/** Tabs of one browser, for tests: one storage, one lock, one channel, and each can freeze or die. */

interface Claim {
  readonly onHeld: () => void
  readonly onLost: () => void
}

/** One lock, granted in the order of asking; it survives a frozen holder and can be taken away. */
function createFakeLock(): Locks {
  let holder: Claim | undefined
  const queue: Claim[] = []

  function grantNext() {
    holder = queue.shift()
    const granted = holder
    if (granted) void Promise.resolve().then(granted.onHeld)
  }

  return {
    hold(_name, how, onHeld, onLost) {
      const claim = { onHeld, onLost }
      const robbed = how === 'steal' ? holder : undefined
      if (how === 'steal') queue.unshift(claim)
      else queue.push(claim)
      if (!holder || robbed) grantNext()
      if (robbed) void Promise.resolve().then(robbed.onLost)
      return () => {
        if (holder === claim) grantNext()
        else if (queue.includes(claim)) queue.splice(queue.indexOf(claim), 1)
      }
    },
  }
}

function createFakeBus() {
  const ears = new Map<object, (message: unknown) => void>()
  return (isAwake: () => boolean) => {
    const end = {}
    return {
      post(message: unknown) {
        for (const [other, hear] of ears) if (other !== end) void Promise.resolve().then(() => hear(message))
      },
      onMessage: (run: (message: unknown) => void) =>
        void ears.set(end, (message) => isAwake() && run(message)),
      close: () => void ears.delete(end),
    }
  }
}

export function createFakeBrowser() {
  const world = createWorld()
  const { server, time, ports } = world
  for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) server.publish(slug)
  const lock = createFakeLock()
  const joinBus = createFakeBus()

  function openTab(name: string, { isVisible = true } = {}) {
    let awake = true
    const open = new Set<Slug>()
    const wakes: (() => void)[] = []
    const freezes: (() => void)[] = []
    const resumes: (() => void)[] = []
    const reach = createReachWatch(time.wall, () => true)
    const releases: (() => void)[] = []
    let follows: boolean | undefined
    const sync = startSync({
      ...ports,
      onOtherTabAsking: (next) => void (follows = next),
      timers: { after: (ms, run) => time.timers.after(ms, () => awake && run()) },
      events: {
        ...server.events,
        subscribeBoard(slug, listener) {
          open.add(slug)
          const leave = server.events.subscribeBoard(slug, listener)
          return () => {
            open.delete(slug)
            leave()
          }
        },
      },
      tabs: {
        channel: joinBus(() => awake),
        locks: {
          hold(lockName, how, onHeld, onLost) {
            const release = lock.hold(lockName, how, onHeld, () => awake && onLost())
            releases.push(release)
            return release
          },
        },
      },
      isVisible: () => isVisible,
      reach,
      onFreeze: (run) => {
        freezes.push(run)
        return () => {}
      },
      onResume: (run) => {
        resumes.push(run)
        return () => {}
      },
      onWake: (run) => {
        wakes.push(run)
        return () => {}
      },
      newTabId: () => name,
      wall: time.wall,
    })
    return {
      sync,
      reach,
      follows: () => follows,
      /** Leagues for which this tab holds a live subscription. */
      open,
      wake: () => wakes.forEach((run) => run()),
      /** The main thread hangs, and nobody is told beforehand. */
      hang: () => void (awake = false),
      freeze() {
        freezes.forEach((run) => run())
        awake = false
      },
      goOn: () => void (awake = true),
      thaw() {
        awake = true
        resumes.forEach((run) => run())
      },
      /** The browser frees the locks of a tab that is gone. */
      die() {
        awake = false
        for (const release of releases) release()
      },
    }
  }

  return { ...world, openTab }
}
