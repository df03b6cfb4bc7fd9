import { useState } from 'react'
import { Link } from 'wouter'
import { fileName } from '../../../domain/operations/file-name'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { exportedIncident, incidentText } from '../../../domain/operations/investigation/investigation'
import {
  actionLabel,
  type InvestigationAction,
  type Step,
} from '../../../domain/operations/investigation/step'
import { productNow } from '../../../platform/clock'
import { saveFile } from '../../../platform/save-file'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { actionHref } from './action-href'
import styles from './actions.module.css'
import { escalationText } from './escalation-text'

interface Props {
  readonly step: Step
  readonly investigation: Investigation
  readonly onTold: (text: string) => void
  readonly onAcknowledge: () => void
}

/**
 * What an operator can do about the issue now. An action that leads to another section is a link, and the
 * panel closes there.
 */
export function Actions({ step, investigation, onTold, onAcknowledge }: Props) {
  const [isSending, setSending] = useState(false)
  const escalate = async () => {
    setSending(true)
    const answer = await consoleApi.escalate(incidentText(investigation.ref))
    setSending(false)
    onTold(escalationText(answer))
  }
  const buttonOf = (action: InvestigationAction) => {
    switch (action) {
      case 'export':
        return <Button onPress={() => exportIncident(investigation)}>{actionLabel(action)}</Button>
      case 'escalate':
        return (
          <Button disabled={isSending} onPress={() => void escalate()}>
            {actionLabel(action)}
          </Button>
        )
      case 'acknowledge':
        return investigation.openAlert ? (
          <Button look="strong" onPress={onAcknowledge}>
            {actionLabel(action)}
          </Button>
        ) : null
      case 'view-all-logs':
      case 'view-metrics':
      case 'view-users':
      case 'automated-fix':
        return (
          <Link href={actionHref(action, investigation, productNow())} className={styles.link}>
            {actionLabel(action)}
          </Link>
        )
    }
  }
  return (
    <div className={styles.actions}>
      {step.actions.map((action) => (
        <div key={action} className={styles.action}>
          {buttonOf(action)}
        </div>
      ))}
    </div>
  )
}

function exportIncident(investigation: Investigation): void {
  saveFile(fileName('incident', 'json', productNow()), 'application/json', exportedIncident(investigation))
}
