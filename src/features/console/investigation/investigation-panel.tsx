import { useEffect, useState } from 'react'
import { investigationText } from '../../../domain/operations/investigation/investigate'
import { incidentText, type IncidentRef } from '../../../domain/operations/investigation/investigation'
import { consoleApi, type InvestigationAnswer } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Findings } from './findings'
import styles from './investigation-panel.module.css'

interface Props {
  readonly incident: IncidentRef
  readonly onClose: () => void
}

/** All that is known around an alert or a line, over whatever section it was opened from. */
export function InvestigationPanel({ incident, onClose }: Props) {
  const of = incidentText(incident)
  const [tries, setTries] = useState(0)
  const asked = `${of} ${tries}`
  const [answer, setAnswer] = useState<{
    readonly of: string
    readonly asked: string
    readonly answer: InvestigationAnswer
  }>()

  useEffect(() => {
    let isWanted = true
    void consoleApi.investigation(of).then((next) => isWanted && setAnswer({ of, asked, answer: next }))
    return () => void (isWanted = false)
  }, [of, asked])

  // While the investigation is loaded again, the previous answer stays, with the messages that the operator
  // got in it.
  const isKnown = answer?.asked === asked || (answer?.of === of && answer.answer.kind === 'read')
  const known = isKnown ? answer?.answer : undefined
  return (
    <Dialog label="Investigation" onClose={onClose}>
      {known?.kind === 'read' ? (
        <Findings investigation={known.value} onChanged={() => setTries((before) => before + 1)} />
      ) : (
        <div className={styles.waiting} role="status">
          <p>{investigationText(stateOf(known))}</p>
          {stateOf(known) === 'failed' ? (
            <Button onPress={() => setTries((before) => before + 1)}>Try Again</Button>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

function stateOf(answer: InvestigationAnswer | undefined): 'loading' | 'gone' | 'failed' {
  if (!answer) return 'loading'
  return answer.kind === 'gone' ? 'gone' : 'failed'
}
