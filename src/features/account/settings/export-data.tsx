import { useState } from 'react'
import { saveFile } from '../../../platform/save-file'
import { useAccount } from '../../../state/account'
import { Button } from '../../../ui/button'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'
import { useBriefNotice } from './use-brief-notice'

const FILE = 'turbo-scores-account.json'

/** All that the server keeps of this account, as a file. */
export function ExportData() {
  const { exportData } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useBriefNotice()
  const save = async () => {
    setBusy(true)
    const text = await exportData()
    setBusy(false)
    if (text === undefined)
      return setNotice({ kind: 'error', text: 'Your data could not be fetched. Please try again.' })
    if (typeof text === 'object') return setNotice({ kind: 'error', text: text.refusal })
    saveFile(FILE, 'application/json', text)
    setNotice({ kind: 'success', text: `Saved as ${FILE}` })
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>Everything that is kept of you on the server, in one file (JSON).</p>
      <FormNotice notice={notice} />
      <Button disabled={isBusy} onPress={() => void save()}>
        {isBusy ? 'Fetching…' : 'Download my data'}
      </Button>
    </div>
  )
}
