import { leagueOf, type Slug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { may, type Session } from '../../domain/people/users/session'
import { noop } from '../../platform/timers'
import { startOddsSync } from './odds-sync'
import type { OddsPorts } from './ports'

/** The way on which odds reach the screen: for who may see them, for the league shown, and for nothing else. */
export interface OddsChannel {
  show(slug: Slug): void
  setSession(session: Session): void
  /** Off: what is on the screen stays, nothing is asked. */
  setLive(on: boolean): void
}

export function createOddsChannel(ports: OddsPorts): OddsChannel {
  let shown: Slug | undefined
  let user: string | undefined
  let live = true
  let stop = noop

  function restart() {
    stop()
    stop = noop
    if (shown && user && live && hasOdds(leagueOf(shown).sport)) stop = startOddsSync(shown, user, ports)
  }

  /** Also what an earlier visit left behind; not in the way of the first paint. */
  async function forget() {
    await ports.painted
    if (!user) await ports.clearOdds()
  }

  return {
    show(slug) {
      if (shown === slug) return
      if (shown) ports.onOdds(shown, undefined)
      shown = slug
      restart()
    },
    setSession(session) {
      const next = readerOf(session)
      if (next === undefined) void forget()
      if (next === user) return
      user = next
      restart()
      if (shown) ports.onOdds(shown, undefined)
    },
    setLive(on) {
      if (live === on) return
      live = on
      restart()
    },
  }
}

/** Whose eyes the odds are for, if anybody's. */
function readerOf(session: Session): string | undefined {
  return session.kind === 'signed-in' && may(session, 'view_betting_odds') ? session.user.id : undefined
}
