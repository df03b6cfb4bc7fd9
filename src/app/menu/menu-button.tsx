import type { Ref } from 'react'
import { shownName } from '../../domain/people/users/auth-user'
import type { Session } from '../../state/session'
import { Icon } from '../../ui/icon'
import styles from './profile-menu.module.css'

interface Props {
  readonly ref: Ref<HTMLButtonElement>
  readonly session: Session
  readonly open: boolean
  readonly onPress: () => void
}

/** Three layouts of one button: a menu sign on phones, the initial on tablets, initial and name on desktops. */
export function MenuButton({ ref, session, open, onPress }: Props) {
  const name = session.kind === 'guest' ? undefined : shownName(session.user)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={onPress}
    >
      <span className={styles.sign} data-guest={!name}>
        <Icon name="menu" />
        <span className="visually-hidden">{name ? 'Menu of ' : 'Menu'}</span>
      </span>
      {name ? (
        <>
          <span className={styles.initial} aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
          <span className={styles.name} title={name}>
            {name}
          </span>
        </>
      ) : null}
    </button>
  )
}
