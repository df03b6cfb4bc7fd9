import { SETTINGS_SECTIONS } from '../../../domain/people/settings/settings-sheet'
import { Dialog } from '../../../ui/dialog'
import { DialogTitle } from '../../../ui/dialog-title'
import { Icon } from '../../../ui/icon'
import { SECTION_ICONS, type SettingsProps } from './section'
import styles from './settings-dialog.module.css'

export function SettingsDialog({ current = 'profile', onSection, panels, onClose }: SettingsProps) {
  return (
    <Dialog label="Settings" width="medium" onClose={onClose}>
      <div className={styles.view}>
        <DialogTitle>Settings</DialogTitle>
        <div className={styles.columns}>
          <nav aria-label="Settings sections" className={styles.sections}>
            {SETTINGS_SECTIONS.map(({ section, label }) => (
              <button
                key={section}
                type="button"
                data-choice=""
                disabled={section === 'players'}
                aria-current={section === current ? 'page' : undefined}
                onClick={section === 'players' ? undefined : () => onSection(section)}
              >
                <Icon name={SECTION_ICONS[section]} />
                {label}
              </button>
            ))}
          </nav>
          <div className={styles.panel}>{panels[current]}</div>
        </div>
      </div>
    </Dialog>
  )
}
