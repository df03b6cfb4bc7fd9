import type { CupMatch, CupSession } from '../../domain/cup/cup'
import { MatchCard } from './match-card'
import { sessionPointsText, sessionStartText } from './match-words'
import styles from './session-list.module.css'
import { sessionsInOrder } from './session-order'

interface Props {
  readonly sessions: readonly CupSession[]
  readonly matches: readonly CupMatch[]
}

export function SessionList({ sessions, matches }: Props) {
  return sessionsInOrder(sessions, matches).map((session) => (
    <Session
      key={session.id}
      session={session}
      matches={matches.filter((match) => match.session === session.id)}
    />
  ))
}

function Session({
  session,
  matches,
}: {
  readonly session: CupSession
  readonly matches: readonly CupMatch[]
}) {
  return (
    <section className={styles.session} aria-labelledby={session.id} data-session={session.id}>
      <header className={styles.head}>
        <h3 id={session.id} className={styles.name}>
          {session.name}
        </h3>
        <p className={styles.start}>{sessionStartText(session)}</p>
        <p className={styles.points}>{sessionPointsText(matches)}</p>
      </header>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}
