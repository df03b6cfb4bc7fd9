import { useState } from 'react'
import { exportFile, type Exported, type ExportFormat } from '../../domain/export/export-file'
import { exportedText, exportRefusalText, type ExportGrant } from '../../domain/export/export-grant'
import type { SignedInSession } from '../../domain/people/users/session'
import { dateBucket, quotaOf } from '../../domain/people/tiers/feature-usage'
import { productNow } from '../../platform/clock'
import { saveFile } from '../../platform/save-file'
import { useAccount } from '../../state/account'
import { usePorts } from '../../state/ports'
import { putEntry } from '../../storage/put-entry'
import type { Storage } from '../../storage/storage'

const FEATURE = 'export_data'

export interface Notice {
  readonly kind: 'error' | 'success'
  readonly text: string
}

/**
 * Makes the file and hands it to the browser once the server has allowed it, or once the outbox holds a note for the
 * server.
 */
export function useSaveExport(session: SignedInSession) {
  const { takeExport } = useAccount()
  const { storage } = usePorts()
  const [busy, setBusy] = useState<ExportFormat>()
  const [notice, setNotice] = useState<Notice>()

  async function save(exported: Exported, format: ExportFormat): Promise<Notice> {
    const file = exportFile(exported, format, session.can)
    if (!file) return refused('not-allowed')
    const grant = await takeExport(file.name)
    if (grant.kind === 'refused') return refused(grant.reason)
    if (grant.kind === 'unreachable' && !(await noteForLater(storage, session.user.id)))
      return refused('quota-spent')
    saveFile(file.name, file.type, file.text)
    return { kind: 'success', text: exportedText(file.name, grant) }
  }

  async function press(exported: Exported, format: ExportFormat): Promise<void> {
    setBusy(format)
    setNotice(undefined)
    setNotice(await save(exported, format).catch(() => refused('failed')))
    setBusy(undefined)
  }

  return { busy, notice, press }
}

function refused(reason: Extract<ExportGrant, { kind: 'refused' }>['reason']): Notice {
  return { kind: 'error', text: exportRefusalText(reason) }
}

/** Counts a file that was made without a connection; false once this device alone has used up the day. */
async function noteForLater(storage: Storage, user: string): Promise<boolean> {
  const now = productNow()
  const today = (await storage.readAll('outbox')).filter(
    (entry) =>
      entry.user === user &&
      entry.kind === 'usage' &&
      entry.body['feature'] === FEATURE &&
      dateBucket(entry.at) === dateBucket(now),
  )
  if (today.length >= (quotaOf(FEATURE) ?? Infinity)) return false
  await putEntry(storage, { user, kind: 'usage', body: { feature: FEATURE }, at: now })
  return true
}
