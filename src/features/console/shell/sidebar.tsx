import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { CONSOLE_TITLE, type AdminTab } from '../../../domain/operations/dashboard/admin-tabs'
import type { Sidebar as SidebarState } from '../../../domain/operations/dashboard/sidebar'
import { HOME_PATH } from '../../../state/paths'
import { Icon } from '../../../ui/icon'
import { sectionPath } from '../paths'
import { LiveToggle } from './live-toggle'
import type { SidebarItem } from './shell'
import styles from './sidebar.module.css'

interface Props {
  readonly sections: readonly SidebarItem[]
  readonly current: AdminTab
  readonly sidebar: SidebarState
  /** Undefined where the sidebar is a drawer, which opens and closes as a whole. */
  readonly onToggle: (() => void) | undefined
  readonly onPick: (() => void) | undefined
}

export function Sidebar({ sections, current, sidebar, onToggle, onPick }: Props) {
  const isDrawer = sidebar.kind === 'drawer'
  const isShut = isDrawer && !sidebar.open
  const isRail = sidebar.kind === 'rail'
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isDrawer && !isShut) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [isDrawer, isShut])

  return (
    <nav
      ref={nav}
      id="console-sidebar"
      className={styles.sidebar}
      aria-label={CONSOLE_TITLE}
      data-kind={sidebar.kind}
      data-open={isDrawer ? !isShut : undefined}
      inert={isShut}
    >
      <div className={styles.head}>
        <Icon name="shield" />
        <span className={styles.words}>{CONSOLE_TITLE}</span>
      </div>
      <ul className={styles.list}>
        {sections.map(({ id, label, icon }) => (
          <li key={id}>
            <Link
              href={sectionPath(id)}
              className={styles.item}
              data-choice=""
              aria-current={id === current ? 'page' : undefined}
              title={isRail ? label : undefined}
              onClick={onPick}
            >
              <Icon name={icon} />
              <span className={styles.words}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <LiveToggle isNarrow={isRail} />
        <Link href={HOME_PATH} className={styles.item} title={isRail ? 'Back to Scoreboards' : undefined}>
          <Icon name="leave" />
          <span className={styles.words}>Back to Scoreboards</span>
        </Link>
        {onToggle ? (
          <button
            type="button"
            className={styles.item}
            aria-expanded={!isRail}
            title={isRail ? 'Expand sidebar' : undefined}
            onClick={onToggle}
          >
            <span className={styles.arrow}>
              <Icon name="chevron" />
            </span>
            <span className={styles.words}>{isRail ? 'Expand sidebar' : 'Collapse sidebar'}</span>
          </button>
        ) : null}
      </div>
    </nav>
  )
}
