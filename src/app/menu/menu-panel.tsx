import { Fragment } from 'react'
import { useLocation } from 'wouter'
import { parseGameSlug } from '../../domain/league'
import { menuEntries, type MenuEntry } from '../../domain/people/roles/menu'
import { shownName } from '../../domain/people/users/auth-user'
import { useInstallWay } from '../../features/install/use-install-way'
import { pageFullscreen } from '../../platform/fullscreen'
import { sessionAtom, useMay } from '../../state/session'
import { useAtomValue } from '../../state/store'
import { useRole } from '../../state/use-role'
import { useWideScreen } from '../../ui/use-wide-screen'
import { currentSlug, slugWithOdds } from '../current-slug'
import { MENU_ITEMS, type MenuItemProps } from './menu-items'
import styles from './menu-panel.module.css'
import { useMenuKeys } from './use-menu-keys'

interface Props {
  /** `returnFocus` gives the focus back to the button of the menu; a press elsewhere leaves it where it went. */
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
      {useMenuEntries().map((entry) => (
        <Fragment key={entry}>
          {entry === 'sign-in' || entry === 'sign-out' ? <hr className={styles.line} /> : null}
          <Item entry={entry} onDone={() => onClose(true)} onLeave={() => onClose(false)} />
        </Fragment>
      ))}
    </div>
  )
}

function useMenuEntries(): readonly MenuEntry[] {
  const role = useRole()
  const [location] = useLocation()
  const slug = currentSlug(location)
  const hasLines = useMay('view_betting_odds') && slugWithOdds(location) !== undefined
  const isWide = useWideScreen()
  const canInstall = useInstallWay() !== undefined
  return menuEntries({
    hasLines,
    hasBoard: slug !== undefined,
    hasDays: slug !== undefined && parseGameSlug(slug) !== undefined,
    ...(role && { role }),
    smallScreen: !isWide,
    hasFullscreen: pageFullscreen.isPossible(),
    canInstall,
  })
}

function Item({ entry, ...props }: { readonly entry: MenuEntry } & MenuItemProps) {
  const Known = MENU_ITEMS[entry]
  return <Known {...props} />
}

function Owner() {
  const session = useAtomValue(sessionAtom)
  if (session.kind === 'guest') return null
  return (
    <div className={styles.owner} role="presentation">
      <p className={styles.name}>{shownName(session.user)}</p>
      {session.user.displayName?.trim() ? <p className={styles.email}>{session.user.email}</p> : null}
    </div>
  )
}
