import { useState } from 'react'
import { causeText } from '../../../domain/operations/investigation/cause-text'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import type { StepId } from '../../../domain/operations/investigation/step'
import { DialogTitle } from '../../../ui/dialog-title'
import { Acknowledge } from '../alerts/acknowledge'
import { Moment } from '../parts/moment'
import { Actions } from './actions'
import styles from './findings.module.css'
import { StepView } from './step-view'

interface Props {
  readonly investigation: Investigation
  readonly onChanged: () => void
}

/**
 * The steps beside the content of the chosen one. The likeliest cause stands above them all, because operators come for
 * it.
 */
export function Findings({ investigation, onChanged }: Props) {
  const { steps, title, issue } = investigation
  const [chosen, setChosen] = useState<StepId>()
  const [isAcknowledging, setAcknowledging] = useState(false)
  const [told, setTold] = useState<string>()
  const step = steps.find(({ id }) => id === chosen) ?? steps[0]
  if (!step) return null
  return (
    <>
      <header className={styles.head}>
        <DialogTitle>{title}</DialogTitle>
        <p>{issue.line?.message}</p>
        <p className={styles.time}>
          <Moment ms={issue.timestamp} />
        </p>
      </header>
      <Verdict investigation={investigation} />
      <p className={styles.told} role="status">
        {told}
      </p>
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {steps.map(({ id, title: name }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.step}
                data-choice=""
                aria-current={id === step.id ? 'step' : undefined}
                onClick={() => setChosen(id)}
              >
                <span className={styles.number}>{index + 1}</span>
                {name}
              </button>
            </li>
          ))}
        </ol>
        <StepView step={step} investigation={investigation}>
          <Actions
            step={step}
            investigation={investigation}
            onTold={setTold}
            onAcknowledge={() => setAcknowledging(true)}
          />
        </StepView>
      </div>
      {isAcknowledging && investigation.openAlert ? (
        <Acknowledge
          alert={investigation.openAlert}
          onClose={() => setAcknowledging(false)}
          onDone={(text) => {
            setAcknowledging(false)
            setTold(text)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

function Verdict({ investigation: { causes } }: Pick<Props, 'investigation'>) {
  const [first] = causes
  if (!first) return null
  return (
    <p className={styles.verdict} data-cause={`${first.kind} ${first.name}`}>
      <span>Most likely cause</span>
      <strong>{causeText(first)}</strong>
    </p>
  )
}
