import { denialOf } from '../../domain/people/gates/access'
import type { Permission } from '../../domain/people/tiers/permission'
import { useLockedArea } from '../../state/locked-area'
import { sessionAtom } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './locked-part.module.css'

interface Props {
  readonly label: string
  readonly permission: Permission
}

/** What stands for a part that the server did not give: what it would take to see it, never the data. */
export function LockedPart(props: Props) {
  const isGuest = useAtomValue(sessionAtom).kind === 'guest'
  return isGuest ? <Invitation {...props} /> : <Denied {...props} />
}

/** One sentence and one button. Those who listen hear what is locked, in the words of all other gates. */
function Invitation({ label, permission }: Props) {
  const { button, onClick } = useLockedArea('box-score')
  const { text: denial, upsell } = denialOf(permission)
  return (
    <section className={styles.invitation} data-locked={permission}>
      <Icon name="lock" />
      <p>
        <span className="visually-hidden">
          {label}: {denial}.{' '}
        </span>
        {upsell}
      </p>
      <Button look="strong" onPress={() => onClick('button')}>
        {button}
      </Button>
    </section>
  )
}

/** Signing in is no way to it for who has done so already. */
function Denied({ label, permission }: Props) {
  const { text: denial, upsell } = denialOf(permission)
  const texts = upsell ? [denial, upsell] : [denial]
  return (
    <section className={styles.part} data-locked={permission}>
      <p className={styles.label}>
        <Icon name="lock" />
        {label}
      </p>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </section>
  )
}
