import type { GameSlug } from '../../../domain/league'
import { useLockedArea } from '../../../state/locked-area'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import { DeniedStats } from './denied-stats'
import styles from './locked-stats.module.css'
import { missingStatsPermission } from './may-have-stats'

interface Props {
  readonly slug: GameSlug
  /** The game's name, so that screen reader users can tell one lock from the next. */
  readonly match: string
}

/** Replaces live stats for viewers who may not see them. Users who are signed in are not asked to sign in. */
export function LockedStats({ slug, match }: Props) {
  const session = useAtomValue(sessionAtom)
  if (session.kind === 'guest') return <Lock match={match} />
  // A lock stands only where something is missing.
  return <DeniedStats permission={missingStatsPermission(slug, session)!} />
}

/** Only a sign: the text about what an account adds stands once, under the board. */
function Lock({ match }: Pick<Props, 'match'>) {
  const { button, label, onClick } = useLockedArea('ticker')
  return (
    <button
      type="button"
      className={styles.lock}
      data-locked="ticker"
      aria-label={`${button} ${label}, ${match}`}
      onClick={() => onClick('button')}
    >
      <Icon name="lock" />
    </button>
  )
}
