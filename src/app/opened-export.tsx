import { LockedPart } from '../features/box-score/locked-part'
import { ExportDialog } from '../features/export/export-dialog'

export function OpenedExport() {
  return <ExportDialog locked={<LockedPart label="Export" permission="export_data" />} />
}
