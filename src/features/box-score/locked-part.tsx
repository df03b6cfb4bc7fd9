import { denialOf } from '../../domain/people/gates/access'
import type { Permission } from '../../domain/people/tiers/permission'
import { useLockedArea } from '../../state/locked-area'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { Icon } from '../../ui/icon'
import { Locked } from '../../ui/locked'
import styles from './locked-part.module.css'

interface Props {
  readonly label: string
  readonly permission: Permission
}

/** What stands for a part that the server did not give: never the data, and what it would take to see it. */
export function LockedPart({ label, permission }: Props) {
  const area = useLockedArea('box-score')
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  const { text: denial, upsell } = denialOf(permission)
  const texts = upsell ? [denial, upsell] : [denial]
  return (
    <section className={styles.part} data-locked={permission}>
      {isGuest ? (
        <Locked {...area} label={label} placeholder={<Placeholder />} />
      ) : (
        <p className={styles.label}>
          <Icon name="lock" />
          {label}
        </p>
      )}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </section>
  )
}

const ROWS = ['Score', 'Total', 'Team', 'Player', 'Player', 'Player']

function Placeholder() {
  return (
    <div className={styles.placeholder}>
      {ROWS.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of a picture: they never move
        <p key={index}>
          <span>00</span>
          <span>{row}</span>
          <span>00</span>
        </p>
      ))}
    </div>
  )
}
