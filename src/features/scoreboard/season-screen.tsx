import { Link } from 'wouter'
import type { Content } from '../../domain/board/board'
import { leagueOfSport, type Sport } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { Icon } from '../../ui/icon'
import { latePart } from '../../ui/late-part'
import { OptionalPart } from '../../ui/optional-part'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint'
import styles from './season-screen.module.css'

const OnNow = latePart(async () => (await import('./on-now')).OnNow)

export type Season = Exclude<Content, { readonly kind: 'games' }>

interface Props {
  readonly sport: Sport
  readonly content: Season
}

/** The screen of a league without games today: what it does instead, and when games return. */
export function SeasonScreen({ sport, content }: Props) {
  return (
    <div className={styles.screen} data-content={content.kind}>
      {content.kind === 'countdown' ? <Countdown days={content.days} /> : <Sign kind={content.kind} />}
      <h2 className={styles.title}>{content.title}</h2>
      <p className={styles.text}>{content.text}</p>
      {content.kind === 'message' && content.alternative ? <Alternative sport={content.alternative} /> : null}
      <div className={styles.others}>
        <OthersOnNow sport={sport} />
      </div>
    </div>
  )
}

/** When one league has no games, another often has many. */
function OthersOnNow({ sport }: { readonly sport: Sport }) {
  if (!useAfterFirstPaint()) return null
  return (
    <OptionalPart>
      <OnNow sport={sport} />
    </OptionalPart>
  )
}

function Sign({ kind }: { readonly kind: 'message' | 'special' }) {
  return (
    <span className={styles.sign}>
      <Icon name={kind === 'special' ? 'star' : 'calendar'} />
    </span>
  )
}

/** The number is only visual; the sentence below says the same in full. */
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
    <Link href={boardPath(slug)} className={styles.alternative} data-not-printed="">
      {`Watch ${label} instead`}
      <Icon name="enter" />
    </Link>
  )
}
