import { useLocation } from 'wouter'
import { useAccount } from '../../state/account'
import { authStepAtom } from '../../state/auth-modal'
import { autoScrollAtom } from '../../state/auto-scroll'
import { HOME_PATH } from '../../state/paths'
import { sessionAtom } from '../../state/session'
import { settingsOpenAtom } from '../../state/settings'
import { useAtom, useAtomValue, useSetAtom } from '../../state/store'
import { themeAtom, toggleThemeAtom } from '../../state/theme-state'
import { otherTheme } from '../../theme/themes'
import { FullscreenItem } from './fullscreen-item'
import { nameOf } from './menu-button'
import { MenuItem } from './menu-item'
import styles from './menu-panel.module.css'
import { useMenuKeys } from './use-menu-keys'

interface Props {
  /** Focus goes back to the button, unless something else was chosen by then. */
  readonly onClose: (returnFocus: boolean) => void
}

export function MenuPanel({ onClose }: Props) {
  const { panel, onKeyDown } = useMenuKeys(onClose)
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="menu"
      tabIndex={-1}
      aria-label="Menu"
      onKeyDown={onKeyDown}
    >
      <Owner />
      <ViewItems onDone={() => onClose(true)} />
      <AccountItems onDone={() => onClose(true)} />
    </div>
  )
}

function Owner() {
  const session = useAtomValue(sessionAtom)
  if (session.kind === 'guest') return null
  return (
    <div className={styles.owner} role="presentation">
      <p className={styles.name}>{nameOf(session.user)}</p>
      {session.user.displayName?.trim() ? <p className={styles.email}>{session.user.email}</p> : null}
    </div>
  )
}

function ViewItems({ onDone }: { readonly onDone: () => void }) {
  const [, go] = useLocation()
  const [autoScroll, setAutoScroll] = useAtom(autoScrollAtom)
  const { name, label } = otherTheme(useAtomValue(themeAtom))
  const toggleTheme = useSetAtom(toggleThemeAtom)
  return (
    <>
      <MenuItem icon="grid" onChoose={() => finish(onDone, () => go(HOME_PATH))}>
        All Leagues
      </MenuItem>
      <MenuItem
        icon="scroll"
        checked={autoScroll}
        onChoose={() => finish(onDone, () => setAutoScroll(!autoScroll))}
      >
        Auto-scroll
      </MenuItem>
      {/* Says where it leads, as a link would: on Midnight it offers Cosmic. */}
      <MenuItem
        icon={name === 'material' ? 'sparkle' : 'moon'}
        label={`${label} theme`}
        onChoose={toggleTheme}
      >
        {label}
      </MenuItem>
      <FullscreenItem onDone={onDone} />
    </>
  )
}

function AccountItems({ onDone }: { readonly onDone: () => void }) {
  const { signOut } = useAccount()
  const session = useAtomValue(sessionAtom)
  const openSettings = useSetAtom(settingsOpenAtom)
  const signIn = useSetAtom(authStepAtom)
  return (
    <>
      <MenuItem icon="settings" onChoose={() => finish(onDone, () => openSettings(true))}>
        Settings
      </MenuItem>
      <hr className={styles.line} />
      {session.kind === 'guest' ? (
        <MenuItem icon="enter" onChoose={() => finish(onDone, () => signIn('welcome'))}>
          Sign In
        </MenuItem>
      ) : null}
      {session.kind === 'signed-in' ? (
        <MenuItem icon="leave" onChoose={() => finish(onDone, signOut)}>
          Sign Out
        </MenuItem>
      ) : null}
    </>
  )
}

/** Closed first: what opens next gives focus back to where it was. */
function finish(onDone: () => void, run: () => void) {
  onDone()
  run()
}
