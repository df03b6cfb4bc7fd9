import type { Slug } from '../../domain/league'
import type { ReachWatch } from '../../platform/reach'
import { noop, type Cancel, type Timers } from '../../platform/timers'
import { standForLeader } from './leader'
import type { TabPorts } from '../ports'
import { createShownLeagues } from './shown-leagues'
import { parseTabMessage, type TabMessage } from './tab-messages'

/** How often the leader says that it is there, while somebody looks at another tab. */
const BEAT_MS = 1000
/** A visible tab that hears nothing from the leader for this long asks it, */
const PATIENCE_MS = 2000
/** and takes over if no answer comes for this long. By then even a busy tab has had time to read its messages. */
const ANSWER_MS = 800
const REPEAT_MS = 20_000

export interface Tabs {
  show(slugs: readonly Slug[]): void
  /** Has the leader ask now. Also repeats what this tab shows, to find out whether the leader still answers. */
  want(): void
  leave(): void
}

export interface TabEvents {
  /** This tab works for all. Called at once and at each change, with the leagues that all tabs show. */
  onLead(slugs: readonly Slug[]): void
  /** Another tab does the work. */
  onFollow(): void
  /** Another tab wants to know now, for example because it woke up, which a hidden leader does not notice. */
  onWanted(): void
}

export interface TabsPorts extends TabPorts {
  readonly tab: string
  readonly timers: Timers
  readonly isVisible: () => boolean
  readonly wall: () => number
  /** Followers do not ask the server; the leader tells them whether it answers. */
  readonly reach: Pick<ReachWatch, 'state' | 'answered' | 'failed' | 'onChange'>
  /** `onFreeze`: the browser is about to stop this page. `onResume`: the page goes on again. */
  readonly onFreeze: (run: () => void) => Cancel
  readonly onResume: (run: () => void) => Cancel
}

export function joinTabs(ports: TabsPorts, events: TabEvents): Tabs {
  const { channel, tab, timers, reach } = ports
  const shown = createShownLeagues(tab)
  /** Undefined until the page has said what it shows. A page that shows no board needs a leader too. */
  let slugs: readonly Slug[] | undefined
  let leads = false
  let cancelSeizure = noop
  let cancelRepeat = noop
  let cancelBeat = noop

  const stand = () => standForLeader(ports.locks, onElected, onDeposed)
  let candidacy = stand()
  channel.onMessage((data) => {
    const message = parseTabMessage(data)
    if (message) hear(message)
  })
  const stops = [reach.onChange(tellReach), ports.onFreeze(stepBack), ports.onResume(comeBack)]

  function onElected() {
    leads = true
    cancelSeizure()
    post({ v: 2, kind: 'elected' })
    lead()
  }

  function onDeposed() {
    leads = false
    events.onFollow()
    speak()
  }

  /** A frozen page keeps its lock, and everybody would wait for it. */
  function stepBack() {
    cancelSeizure()
    candidacy.withdraw()
    if (leads) events.onFollow()
    leads = false
  }

  function comeBack() {
    candidacy.withdraw()
    candidacy = stand()
    speak()
  }

  function lead() {
    events.onLead(shown.slugs(ports.wall()))
  }

  function hear(message: TabMessage) {
    switch (message.kind) {
      case 'elected':
        if (!leads) return speak()
        return
      case 'wanted':
        if (leads) events.onWanted()
        return
      case 'beat':
        if (!leads) hearBeat(message.isLost)
        return
      case 'serving':
        if (message.tab === tab && !leads) follow()
        return
      case 'showing':
        return hearShowing(message)
      case 'closed':
        shown.forget(message.tab)
        if (leads) lead()
    }
  }

  function hearShowing(message: Extract<TabMessage, { kind: 'showing' }>) {
    if (!leads) return
    shown.note(message.tab, message, ports.wall())
    post({ v: 2, kind: 'serving', tab: message.tab })
    lead()
    beat()
  }

  function beat() {
    cancelBeat()
    if (!leads || !shown.isSeenElsewhere(ports.wall())) return
    tellReach()
    cancelBeat = timers.after(BEAT_MS, beat)
  }

  function tellReach() {
    if (leads) post({ v: 2, kind: 'beat', isLost: reach.state().kind === 'lost' })
  }

  function hearBeat(isLost: boolean) {
    listen()
    if (isLost) reach.failed()
    else reach.answered()
  }

  function follow() {
    events.onFollow()
    listen()
  }

  function listen() {
    cancelSeizure()
    if (ports.isVisible()) cancelSeizure = timers.after(PATIENCE_MS, speak)
  }

  function speak() {
    cancelRepeat()
    cancelRepeat = timers.after(REPEAT_MS, speak)
    if (!slugs) return
    const showing = { slugs, isSeen: ports.isVisible() }
    shown.note(tab, showing, ports.wall())
    if (leads) return lead()
    post({ v: 2, kind: 'showing', tab, ...showing })
    cancelSeizure()
    cancelSeizure = timers.after(ANSWER_MS, seize)
  }

  function seize() {
    if (!leads && ports.isVisible()) candidacy.seize()
  }

  function post(message: TabMessage) {
    channel.post(message)
  }

  return {
    show(next) {
      slugs = next
      speak()
    },
    want() {
      speak()
      if (!leads) post({ v: 2, kind: 'wanted' })
    },
    leave() {
      for (const cancel of [cancelSeizure, cancelRepeat, cancelBeat, ...stops]) cancel()
      post({ v: 2, kind: 'closed', tab })
      candidacy.withdraw()
      channel.close()
    },
  }
}
