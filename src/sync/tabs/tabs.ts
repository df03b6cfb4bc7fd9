import type { Slug } from '../../domain/league'
import { noop, type Timers } from '../../platform/timers'
import { standForLeader } from './leader'
import type { TabPorts } from '../ports'
import { createShownLeagues } from './shown-leagues'
import { parseTabMessage, type TabMessage } from './tab-messages'

/** How long a tab that people look at waits for the leader's answer before it takes over. */
const PATIENCE_MS = 3000
const REPEAT_MS = 20_000

export interface Tabs {
  show(slug: Slug): void
  /** Says again what we show: finds out whether the leader still answers. */
  speak(): void
  leave(): void
}

export interface TabEvents {
  /** This tab works for all: these are the leagues they show, now and at each change. */
  onLead(slugs: readonly Slug[]): void
  /** Another tab does the work. */
  onFollow(): void
}

export interface TabsPorts extends TabPorts {
  readonly tab: string
  readonly timers: Timers
  readonly isVisible: () => boolean
  readonly wall: () => number
}

export function joinTabs(ports: TabsPorts, events: TabEvents): Tabs {
  const { channel, tab, timers } = ports
  const shown = createShownLeagues(tab)
  let slug: Slug | undefined
  let leads = false
  let cancelSeizure = noop
  let cancelRepeat = noop

  const candidacy = standForLeader(ports.locks, onElected, onDeposed)
  channel.onMessage((data) => {
    const message = parseTabMessage(data)
    if (message) hear(message)
  })

  function onElected() {
    leads = true
    cancelSeizure()
    post({ v: 1, kind: 'elected' })
    lead()
  }

  function onDeposed() {
    leads = false
    events.onFollow()
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
      case 'serving':
        if (message.tab === tab && !leads) follow()
        return
      case 'showing':
        return hearShowing(message.tab, message.slug)
      case 'closed':
        shown.forget(message.tab)
        if (leads) lead()
    }
  }

  function hearShowing(other: string, otherSlug: Slug) {
    if (!leads) return
    shown.note(other, otherSlug, ports.wall())
    post({ v: 1, kind: 'serving', tab: other })
    lead()
  }

  function follow() {
    cancelSeizure()
    events.onFollow()
  }

  function speak() {
    cancelRepeat()
    cancelRepeat = timers.after(REPEAT_MS, speak)
    if (slug === undefined) return
    shown.note(tab, slug, ports.wall())
    if (leads) return lead()
    post({ v: 1, kind: 'showing', tab, slug })
    cancelSeizure()
    cancelSeizure = timers.after(PATIENCE_MS, seize)
  }

  function seize() {
    if (!leads && ports.isVisible()) candidacy.seize()
  }

  function post(message: TabMessage) {
    channel.post(message)
  }

  return {
    show(next) {
      slug = next
      speak()
    },
    speak,
    leave() {
      cancelSeizure()
      cancelRepeat()
      post({ v: 1, kind: 'closed', tab })
      candidacy.withdraw()
      channel.close()
    },
  }
}
