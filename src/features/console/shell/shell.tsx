import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { AdminTab } from '../../../domain/operations/dashboard/admin-tabs'
import { initiallyCollapsed, sidebarAt } from '../../../domain/operations/dashboard/sidebar'
import { localValues } from '../../../platform/local-values'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { Icon, type IconName } from '../../../ui/icon'
import { SkipLink } from '../../../ui/skip-link'
import { useMedia } from '../../../ui/use-media'
import styles from './shell.module.css'
import { Sidebar } from './sidebar'

export interface SidebarItem {
  readonly id: AdminTab
  readonly label: string
  readonly icon: IconName
}

interface Props {
  readonly sections: readonly SidebarItem[]
  readonly current: AdminTab
  readonly children: ReactNode
}

/** The sidebar beside the section: expanded or a narrow rail where there is room, otherwise a drawer. */
export function Shell({ sections, current, children }: Props) {
  const widthPx = useMedia('(min-width: 1024px)') ? 1024 : 0
  const [isCollapsed, setCollapsed] = useState(() => collapsedAt(widthPx))
  const [knownWidth, setKnownWidth] = useState(widthPx)
  const opener = useRef<HTMLButtonElement>(null)
  if (knownWidth !== widthPx) {
    setKnownWidth(widthPx)
    setCollapsed(collapsedAt(widthPx))
  }
  const sidebar = sidebarAt(widthPx, isCollapsed)
  const isOpen = sidebar.kind === 'drawer' && sidebar.open
  const close = () => {
    setCollapsed(true)
    opener.current?.focus()
  }
  const toggle = () => {
    localValues.write(STORAGE_KEYS.adminSidebarCollapsed, String(!isCollapsed))
    setCollapsed(!isCollapsed)
  }
  useEscape(isOpen, close)

  return (
    <div className={styles.shell}>
      {sidebar.kind === 'drawer' ? null : <SkipLink to="#console-section">Skip to the section</SkipLink>}
      {isOpen ? (
        <div className={styles.backdrop} data-backdrop="" onClick={close} aria-hidden="true" />
      ) : null}
      <Sidebar
        sections={sections}
        current={current}
        sidebar={sidebar}
        onToggle={sidebar.kind === 'drawer' ? undefined : toggle}
        onPick={sidebar.kind === 'drawer' ? close : undefined}
      />
      <div id="console-section" tabIndex={-1} className={styles.content} inert={isOpen}>
        {children}
      </div>
      {sidebar.kind === 'drawer' ? (
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls="console-sidebar"
          onClick={() => (isOpen ? close() : setCollapsed(false))}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span className="visually-hidden">Sections</span>
        </button>
      ) : null}
    </div>
  )
}

function collapsedAt(widthPx: number): boolean {
  return initiallyCollapsed(widthPx, localValues.read(STORAGE_KEYS.adminSidebarCollapsed))
}

function useEscape(isOpen: boolean, close: () => void) {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
}
