import { leagueOf, type GameSlug } from '../../../domain/league'
import { denialOf } from '../../../domain/people/gates/access'
import { missingForPart } from '../../../domain/people/gates/game-parts'
import type { Permission } from '../../../domain/people/tiers/permission'
import { useLockedArea } from '../../../state/locked-area'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { Icon } from '../../../ui/icon'
import { Locked } from '../../../ui/locked'
import styles from './locked-stats.module.css'

/** Live stats for whom they are locked. Signing in is no way to them for who has done so already. */
export function LockedStats({ slug }: { readonly slug: GameSlug }) {
  const session = useAtomValue(sessionAtom)
  if (session.kind === 'guest') return <Preview />
  // The server may know of a change that has not reached this page.
  const permission = missingForPart('tickerStats', leagueOf(slug).sport, session.can) ?? 'view_player_stats'
  return <Denied permission={permission} />
}

/** Invented words behind a blur, and the way to unlock them. */
function Preview() {
  return (
    <div className={styles.locked}>
      <Locked {...useLockedArea('ticker')} placeholder={<Placeholder />} />
    </div>
  )
}

/** Stat by stat, as the ticker writes them: one long line would be the largest content that the page paints. */
function Placeholder() {
  return (
    <p className={styles.placeholder}>
      {['A. Player', '000 YDS', '0 TD', 'B. Player', '00'].map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}

function Denied({ permission }: { readonly permission: Permission }) {
  const { text } = denialOf(permission)
  return (
    <p className={styles.denied} data-denied={permission}>
      <Icon name="lock" />
      <span>{text}</span>
    </p>
  )
}
