import { useMemo, type ReactNode } from 'react'
import { openAlertsAtom, type OpenAlerts } from '../../state/game-alerts'
import { usePorts } from '../../state/ports'
import { sessionAtom, useMay } from '../../state/session'
import { useAtom, useAtomValue } from '../../state/store'
import { useStored } from '../../state/use-stored'
import { readShownAlerts } from '../../storage/game-alerts'
import { viewerOf } from '../../storage/viewer'
import { DialogTitle } from '../../ui/dialog-title'
import { LayerDialog } from '../../ui/layer-dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import { AlertList } from './alert-list'
import styles from './game-alerts.module.css'
import { GameRules } from './game-rules'
import { NotifyHere } from './notify-here'
import { RuleList } from './rule-list'

/** The latest alerts and the rules that caused them, or the rules for one game. */
export function GameAlerts({ locked }: { readonly locked: ReactNode }) {
  const [open, setOpen] = useAtom(openAlertsAtom)
  const may = useMay('custom_alerts')
  const viewer = viewerOf(useAtomValue(sessionAtom))
  const shape = useDialogShape()
  if (!open) return null
  const close = () => setOpen(undefined)
  return (
    <LayerDialog label="Game alerts" shape={shape} width="medium" onClose={close}>
      <div className={styles.view} data-game-alerts={open.kind}>
        <DialogTitle>Game alerts</DialogTitle>
        {may ? <Allowed key={viewer} viewer={viewer} open={open} onFollow={close} /> : locked}
      </div>
    </LayerDialog>
  )
}

interface Props {
  readonly viewer: string
  readonly open: OpenAlerts
  readonly onFollow: () => void
}

function Allowed({ viewer, open, onFollow }: Props) {
  const { storage } = usePorts()
  const query = useMemo(
    () => async () => ({ shown: await readShownAlerts(storage, viewer) }),
    [storage, viewer],
  )
  const read = useStored(query)
  if (!read) return null
  if (!read.shown) return <p role="status">Your alerts have not been loaded on this device yet.</p>
  const { alerts, readTo, rules } = read.shown
  if (open.kind === 'game')
    return (
      <>
        <GameRules slug={open.slug} game={open.game} rules={rules} />
        <NotifyHere />
      </>
    )
  return (
    <>
      <AlertList alerts={alerts} readTo={readTo} onFollow={onFollow} />
      <RuleList rules={rules} />
      <NotifyHere />
    </>
  )
}
