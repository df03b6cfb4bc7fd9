import type { ReactNode } from 'react'
import { shortTeamsText } from '../../domain/game/teams-text'
import { leagueOf, leagueTitle } from '../../domain/league'
import type { SignedInSession } from '../../domain/people/users/session'
import { formatsOf, type ExportFormat } from '../../domain/export/export-file'
import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { exportAtom, type ExportWanted } from '../../state/export'
import { sessionAtom, useMay } from '../../state/session'
import { useAtom, useAtomValue } from '../../state/store'
import { Button } from '../../ui/button'
import { DialogTitle } from '../../ui/dialog-title'
import { Icon } from '../../ui/icon'
import { LayerDialog } from '../../ui/layer-dialog'
import { useDialogShape } from '../../ui/use-dialog-shape'
import styles from './export-dialog.module.css'
import { useExportData } from './use-export-data'
import { useSaveExport } from './use-save-export'

interface Props {
  /** What users without the permission see instead; another feature provides it. */
  readonly locked: ReactNode
}

/** Takes a board, a box score or the lines of a game along as a file. */
export function ExportDialog({ locked }: Props) {
  const [wanted, open] = useAtom(exportAtom)
  const session = useAtomValue(sessionAtom)
  const may = useMay('export_data')
  const shape = useDialogShape()
  if (!wanted) return null
  const title = `Export ${subjectOf(wanted)}`
  return (
    <LayerDialog label={title} shape={shape} width="narrow" onClose={() => open(undefined)}>
      <section className={styles.view} data-export={wanted.kind}>
        <DialogTitle>{title}</DialogTitle>
        {session.kind === 'signed-in' && may ? (
          <Formats key={session.user.id} wanted={wanted} session={session} />
        ) : (
          locked
        )}
      </section>
    </LayerDialog>
  )
}

function subjectOf(wanted: ExportWanted): string {
  switch (wanted.kind) {
    case 'board':
      return `${leagueTitle(leagueOf(wanted.slug).sport)} scores`
    case 'day':
      return `${leagueOf(wanted.slug).label} scores of ${wanted.day}`
    case 'box-score':
      return `box score: ${shortTeamsText(wanted.game)}`
    case 'lines':
      return `line movement: ${shortTeamsText(wanted.game)}`
  }
}

const FORMATS: Readonly<Record<ExportFormat, { readonly name: string; readonly use: string }>> = {
  csv: { name: 'CSV', use: 'for spreadsheets' },
  json: { name: 'JSON', use: 'for programs' },
}

function Formats({ wanted, session }: { readonly wanted: ExportWanted; readonly session: SignedInSession }) {
  const exported = useExportData(wanted)
  const { busy, notice, press } = useSaveExport(session)
  if (!exported) return <p role="status">This device has nothing to export here yet.</p>
  return (
    <>
      <Confirmed checkedAt={exported.checkedAt} />
      <div className={styles.formats}>
        {formatsOf(exported).map((format) => (
          <Button
            key={format}
            look={format === 'csv' ? 'strong' : 'quiet'}
            disabled={busy !== undefined}
            onPress={() => void press(exported, format)}
          >
            {busy === format ? 'Saving…' : `${FORMATS[format].name} ${FORMATS[format].use}`}
          </Button>
        ))}
      </div>
      <p className={styles.notice} role="status" data-kind={notice?.kind}>
        {notice ? <Icon name={notice.kind === 'error' ? 'warning' : 'check'} /> : null}
        {notice?.text}
      </p>
    </>
  )
}

/** Apart, because it is drawn every second, and what formats there are is found out by making the table. */
function Confirmed({ checkedAt }: { readonly checkedAt: string }) {
  const nowMs = useAtomValue(nowAtom)
  return <p className={styles.text}>From this device, confirmed {ageText(Date.parse(checkedAt), nowMs)}.</p>
}
