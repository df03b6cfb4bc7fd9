import { useEffect } from 'react'
import { installSteps } from '../../domain/screen/install-way'
import { installOpenAtom } from '../../state/install'
import { useSetAtom } from '../../state/store'
import { LayerDialog } from '../../ui/layer-dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import styles from './install-dialog.module.css'
import { useInstallWay } from './use-install-way'

/** Says which buttons of the browser install the app, for browsers that do not offer it themselves. */
export function InstallDialog() {
  const setOpen = useSetAtom(installOpenAtom)
  const way = useInstallWay()
  const shape = useDialogShape()
  const hasSteps = way !== undefined && way !== 'prompt'
  // Not only hidden: the browser's offer is used up when it asks, and the steps would come back over its question.
  useEffect(() => {
    if (!hasSteps) setOpen(false)
  }, [hasSteps, setOpen])
  if (!hasSteps) return null
  return (
    <LayerDialog label="Install the app" shape={shape} width="narrow" onClose={() => setOpen(false)}>
      <img className={styles.mark} src="/icons/icon-192.png" width="64" height="64" alt="" />
      <h2 className={styles.title}>Install Turbo Scores</h2>
      <p className={styles.gain}>Opens at once from your home screen, also without a connection.</p>
      <ol className={styles.steps}>
        {installSteps(way).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </LayerDialog>
  )
}
