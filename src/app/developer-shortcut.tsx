import { Link, useRoute } from 'wouter'
import { showsDeveloperShortcut } from '../domain/people/roles/role'
import { isKioskAtom } from '../state/auto-scroll'
import { readLastSlug } from '../state/last-slug'
import { boardPath, DEVELOPER_PATH } from '../state/paths'
import { preferencesAtom } from '../state/preferences'
import { useAtomValue } from '../state/store'
import { useRole } from '../state/use-role'
import { Icon } from '../ui/icon'
import styles from './developer-shortcut.module.css'

/** Floats over every page of a superuser who asked for it: into Developer Mode, and out of it again. */
export function DeveloperShortcut() {
  const [isInside] = useRoute(DEVELOPER_PATH)
  const role = useRole()
  const { showDeveloperModeShortcut: isAsked } = useAtomValue(preferencesAtom)
  const isKiosk = useAtomValue(isKioskAtom)
  if (!showsDeveloperShortcut(role, isAsked) || isKiosk) return null
  return (
    <nav aria-label="Developer Tools">
      <Link className={styles.shortcut} href={isInside ? boardPath(readLastSlug()) : DEVELOPER_PATH}>
        <Icon name={isInside ? 'leave' : 'sliders'} />
        <span className="visually-hidden">{isInside ? 'Exit Developer Mode' : 'Open Developer Mode'}</span>
      </Link>
    </nav>
  )
}
