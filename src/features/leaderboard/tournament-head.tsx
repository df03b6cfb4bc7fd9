import { useMemo } from 'react'
import { easternDay } from '../../domain/time/eastern'
import { roundStatusText } from '../../domain/golf/round-status'
import type { Tournament } from '../../domain/golf/tournament'
import { isTournamentLive, waitingWord } from '../../domain/golf/tournament-state'
import { boardDayText } from '../../platform/local-time'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import { Icon } from '../../ui/icon'
import { LiveBadge } from '../../ui/live-badge'
import styles from './tournament-head.module.css'

interface Props {
  readonly tournament: Tournament
  readonly headingId: string
}

export function TournamentHead({ tournament, headingId }: Props) {
  const { name, venue, coverage } = tournament
  const place = [venue.name, venue.city, venue.state].filter(Boolean).join(', ')
  return (
    <header className={styles.head}>
      <h2 id={headingId} className={styles.name}>
        {name}
      </h2>
      <RoundStatus tournament={tournament} />
      <ul className={styles.facts}>
        <Fact icon="calendar" text={datesText(tournament)} />
        <Fact icon="pin" text={place} />
        {coverage ? <li className={styles.fact}>{coverage}</li> : null}
      </ul>
    </header>
  )
}

function Fact({ icon, text }: { readonly icon: 'calendar' | 'pin'; readonly text: string }) {
  if (text === '') return null
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      {text}
    </li>
  )
}

/** Follows the clock, but is drawn again only when its words change. */
function RoundStatus({ tournament }: { readonly tournament: Tournament }) {
  const statusAtom = useMemo(() => atom((get) => roundStatusText(tournament, get(nowAtom))), [tournament])
  const status = useAtomValue(statusAtom)
  const live = isTournamentLive(tournament) && waitingWord(tournament) === undefined
  if (status === undefined) return null
  return (
    <p className={styles.status} data-live={live}>
      {live ? <LiveBadge /> : null}
      {status}
    </p>
  )
}

/** A tournament's dates are those at its course, whatever zone the viewer is in. */
function datesText({ start, end }: Tournament): string {
  const days = [start, end].flatMap((time) => (time ? [boardDayText(easternDay(Date.parse(time)))] : []))
  return [...new Set(days)].join(' – ')
}
