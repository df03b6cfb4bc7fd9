import { Link } from 'wouter'
import type { Content } from '../../domain/board'
import { leagueOfSport, type Sport } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { Icon } from '../../ui/icon'
import styles from './season-screen.module.css'

export type Season = Exclude<Content, { readonly kind: 'games' }>

interface Props {
  readonly sport: Sport
  readonly content: Season
}

/** A league without games today: what it does instead, and when it is back. */
export function SeasonScreen({ sport, content }: Props) {
  return (
    <div className={styles.screen} data-content={content.kind}>
      {content.kind === 'countdown' ? <Countdown days={content.days} /> : <Sign kind={content.kind} />}
      <p className={styles.league}>{leagueOfSport(sport).label}</p>
      <h2 className={styles.title}>{content.title}</h2>
      <p className={styles.text}>{content.text}</p>
      {content.kind === 'message' && content.alternative ? <Alternative sport={content.alternative} /> : null}
    </div>
  )
}

function Sign({ kind }: { readonly kind: 'message' | 'special' }) {
  return (
    <span className={styles.sign}>
      <Icon name={kind === 'special' ? 'star' : 'calendar'} />
    </span>
  )
}

/** The number for the eye; the sentence below says it in full. */
function Countdown({ days }: { readonly days: number }) {
  return (
    <p className={styles.count} aria-hidden="true">
      <span className={styles.days}>{days}</span>
      <span className={styles.unit}>{days === 1 ? 'day' : 'days'}</span>
    </p>
  )
}

function Alternative({ sport }: { readonly sport: Sport }) {
  const { label, slug } = leagueOfSport(sport)
  return (
    <Link href={boardPath(slug)} className={styles.alternative}>
      {`Watch ${label} instead`}
      <Icon name="enter" />
    </Link>
  )
}
