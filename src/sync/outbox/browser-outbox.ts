import { sendOutbox } from '../../backend/outbox-api'
import { parseTeamChoices } from '../../backend/parse-outbox'
import { readStoredSession } from '../../backend/stored-session'
import { isObject } from '../../domain/json'
import { MINUTE_MS } from '../../domain/time/intervals'
import { runAlone } from '../../platform/run-alone'
import { askForSync } from '../../platform/background-sync'
import { browserTimers, type Cancel } from '../../platform/timers'
import type { Storage } from '../../storage/storage'
import { onWake, pagePorts } from '../page-ports'
import type { PrivateTopics } from '../session/private-topics'
import { adoptFavourites } from './adopt-choices'
import { OUTBOX } from './names'
import type { OutboxSync, OutboxSyncPorts } from './outbox-sync'

/** The real ports of an outbox. */
export function createOutboxPorts(
  storage: Storage,
  more: Pick<OutboxSyncPorts, 'onChoices' | 'onDenied' | 'onDelivered'>,
): OutboxSyncPorts {
  return {
    storage,
    readUser: async () => {
      const stored = readStoredSession()
      return stored && { id: stored.session.user.id, token: stored.token }
    },
    send: (token, entries) => sendOutbox(token, entries),
    timers: browserTimers,
    random: Math.random,
    onWake,
    isVisible: pagePorts.isVisible,
    runAlone: (run) => runAlone(OUTBOX, run),
    askForSync: () => void askForSync(OUTBOX),
    ...more,
  }
}

/** Follows what the user's other devices choose, while somebody looks at this page. */
export function watchChoices(
  topics: PrivateTopics,
  storage: Storage,
  user: string,
  { exchange, noteOtherChoice }: Pick<OutboxSync, 'exchange' | 'noteOtherChoice'>,
): Cancel {
  return topics.whileSeen((live) => {
    let cancel: Cancel | undefined
    const askWithoutStream = () => {
      cancel = browserTimers.after(MINUTE_MS, () => {
        askWithoutStream()
        exchange()
      })
    }
    const stopAsking = () => {
      cancel?.()
      cancel = undefined
    }
    const stops = [
      stopAsking,
      live.watch(`favourites/${user}`, 'id,teams', {
        // The server does not push what was chosen before the connection stood, so ask for it.
        onConnected() {
          stopAsking()
          exchange()
        },
        // Some networks let no stream through, and each try is lost anew.
        onLost: () => cancel ?? askWithoutStream(),
        onMessage(data) {
          void adoptFavourites(storage, user, teamsIn(data))
          noteOtherChoice()
        },
      }),
      live.watch(`preferences/${user}`, 'id', {
        onConnected() {},
        onLost() {},
        onMessage: exchange,
      }),
    ]
    return () => stops.forEach((stop) => stop())
  })
}

function teamsIn(data: unknown) {
  return isObject(data) && isObject(data['record']) ? parseTeamChoices(data['record']['teams']) : []
}
