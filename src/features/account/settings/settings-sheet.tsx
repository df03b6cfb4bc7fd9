import { useEffect, useRef } from 'react'
import { SETTINGS_SECTIONS } from '../../../domain/people/settings/settings-sheet'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { useFocusAfterStep } from '../../../ui/use-focus-after-step'
import { SECTION_ICONS, type SettingsProps } from './section'
import { SheetHandle } from './sheet-handle'
import styles from './settings-sheet.module.css'

/** A list, then one of its sections. Closing the sheet forgets which section was open. */
export function SettingsSheet({ current, onSection, panels, onClose }: SettingsProps) {
  const title = SETTINGS_SECTIONS.find(({ section }) => section === current)?.label ?? 'Settings'
  const view = useRef<HTMLDivElement>(null)
  useEffect(lockPageScrolling, [])
  useFocusAfterStep(current, (left) => {
    const target = current ? 'h2' : `[data-section='${left}']`
    view.current?.querySelector<HTMLElement>(target)?.focus()
  })
  return (
    <Dialog label="Settings" shape="sheet" onClose={onClose}>
      <SheetHandle onClose={onClose} />
      <div ref={view} className={styles.view}>
        <header className={styles.head}>
          {current ? (
            <button type="button" aria-label="Back to settings" onClick={() => onSection(undefined)}>
              <Icon name="back" />
            </button>
          ) : null}
          <h2 tabIndex={-1}>{title}</h2>
        </header>
        <div className={styles.body}>
          {current
            ? panels[current]
            : SETTINGS_SECTIONS.map(({ section, label }) => (
                <button
                  key={section}
                  type="button"
                  className={styles.entry}
                  data-section={section}
                  disabled={section === 'players'}
                  onClick={section === 'players' ? undefined : () => onSection(section)}
                >
                  <Icon name={SECTION_ICONS[section]} />
                  <span>{label}</span>
                  {section === 'players' ? null : <Icon name="chevron" />}
                </button>
              ))}
        </div>
      </div>
    </Dialog>
  )
}

function lockPageScrolling(): () => void {
  const page = document.documentElement
  const before = page.style.overflow
  page.style.overflow = 'hidden'
  return () => void (page.style.overflow = before)
}
