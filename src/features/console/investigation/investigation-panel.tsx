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
  return (
    <Dialog label="Investigation" onClose={onClose}>
      <Known key={of} of={of} />
    </Dialog>
  )
}

function Known({ of }: { readonly of: string }) {
  const [answer, setAnswer] = useState<InvestigationAnswer>()
  // To ask once more, it becomes a new object.
  const [question, setQuestion] = useState({ of })
  const askAgain = () => setQuestion({ of })

  useEffect(() => {
    let isWanted = true
    void consoleApi.investigation(question.of).then((next) => isWanted && setAnswer(next))
    return () => void (isWanted = false)
  }, [question])

  // While findings are loaded again they stay, with the messages that the operator got in them.
  if (answer?.kind === 'read') return <Findings investigation={answer.value} onChanged={askAgain} />
  const tryAgain = () => {
    setAnswer(undefined)
    askAgain()
  }
  const state = stateOf(answer)
  return (
    <div className={styles.waiting} role="status">
      <p>{investigationText(state)}</p>
      {state === 'failed' ? <Button onPress={tryAgain}>Try Again</Button> : null}
    </div>
  )
}

function stateOf(answer: InvestigationAnswer | undefined): 'loading' | 'gone' | 'failed' {
  if (!answer) return 'loading'
  return answer.kind === 'gone' ? 'gone' : 'failed'
}
