import { leagueOf, type Slug } from '../../domain/league'
import { hasOdds } from '../../domain/odds/odds-sport'
import { may, type Session } from '../../domain/people/users/session'
import { noop } from '../../platform/timers'
import { viewerOf } from '../../storage/viewer'
import { startOddsSync } from './odds-sync'
import type { OddsPorts } from './ports'

/** Keeps the stored odds up to date, but only those of the league shown and only for viewers who may see them. */
export interface OddsChannel {
  show(slug: Slug | undefined): void
  setSession(session: Session): void
  /** While off, stored odds stay and nothing is requested. */
  setLive(on: boolean): void
}

export function createOddsChannel(ports: OddsPorts): OddsChannel {
  let shown: Slug | undefined
  let viewer: string | undefined
  let live = true
  let stop = noop

  function restart() {
    stop()
    stop = noop
    if (shown && viewer && live && hasOdds(leagueOf(shown).sport)) stop = startOddsSync(shown, viewer, ports)
  }

  return {
    show(slug) {
      if (shown === slug) return
      shown = slug
      restart()
    },
    setSession(session) {
      const next = may(session, 'view_betting_odds') ? viewerOf(session) : undefined
      if (next === viewer) return
      viewer = next
      restart()
    },
    setLive(on) {
      if (live === on) return
      live = on
      restart()
    },
  }
}
