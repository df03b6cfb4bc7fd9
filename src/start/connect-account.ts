import { firstPaint } from '../platform/first-paint'
import { lastFrames } from '../platform/last-frames'
import type { Account } from '../state/account'
import { sessionAtom, type Session } from '../state/session'
import type { Store } from '../state/store'
import type { Storage } from '../storage/storage'
import { removeRowsOfOthers, viewerOf } from '../storage/viewer'
import { createOddsPorts } from '../sync/odds/browser-odds'
import { createOddsChannel, type OddsChannel } from '../sync/odds/odds-channel'
import { createAccountCalls } from '../sync/session/account-calls'
import { createSessionPorts } from '../sync/session/browser-session'
import { createPrivateTopics } from '../sync/session/private-topics'
import { createSessionSync } from '../sync/session/session-sync'
import { followGameAlerts } from './follow-game-alerts'
import { followOutbox } from './follow-outbox'
import { forgetAccount } from './forget-account'
import type { ActivityReports } from './report-activity'
import { tellOfAccount } from './tell-of-account'

/** Who is signed in, and the odds that depend on it. The server is asked when the first scores are painted. */
export function connectAccount(
  storage: Storage,
  store: Store,
  activity: ActivityReports,
): { readonly account: Account; readonly odds: OddsChannel } {
  const topics = createPrivateTopics()
  const odds = createOddsChannel(
    createOddsPorts(storage, topics, { painted: firstPaint.over, onDenied: () => void session.refresh() }),
  )
  const onSession = (next: Session) => {
    const isAnother = userOf(next) !== userOf(store.get(sessionAtom))
    if (isAnother) {
      topics.renew()
      void lastFrames.forgetAll()
    }
    store.set(sessionAtom, next)
    odds.setSession(next)
    void removeRowsOfOthers(storage, viewerOf(next))
  }
  const ports = createSessionPorts(topics, {
    onSession,
    onDeleted: (user) => void forgetAccount(storage, store, user),
  })
  const session = createSessionSync(ports)
  const calls = createAccountCalls(session, ports)
  odds.setSession(store.get(sessionAtom))
  void firstPaint.over.then(() => {
    session.start()
    followOutbox({ storage, store, topics, onDenied: () => void session.refresh() })
    followGameAlerts(storage, store, topics)
    // Also removes what an earlier visit left behind.
    return removeRowsOfOthers(storage, viewerOf(store.get(sessionAtom)))
  })
  const account: Account = {
    ...tellOfAccount(calls, activity),
    async deleteAccount(password) {
      const user = userOf(store.get(sessionAtom))
      const answer = await calls.deleteAccount(password)
      if (answer === 'done' && user) void forgetAccount(storage, store, user)
      return answer
    },
  }
  return { account, odds }
}

function userOf(session: Session): string | undefined {
  return session.kind === 'signed-in' ? session.user.id : undefined
}
