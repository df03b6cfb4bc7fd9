import { useState } from 'react'
import { ALL_LEAGUES, ALL_SPORTS } from '../../../domain/league'
import {
  allVisible,
  isVisible,
  noneVisible,
  visibilityCounter,
  visibilityText,
  type SportVisibility,
} from '../../../domain/operations/visibility/sport-visibility'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Switch } from '../../../ui/switch'
import { LOST_ANSWER } from '../parts/lost-answer'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { useRefetchAfterOthersSwitch } from './use-refetch-after-others-switch'
import styles from './command-center.module.css'

/** Which leagues the header of every screen shows now. */
export function CommandCenter() {
  const data = useConsoleData((api) => api.visibility(), DASHBOARD_POLL_MS)
  return (
    <SectionFrame title="Command Center" refreshText="Refresh" data={data}>
      {(stored) => <Sports stored={stored} onChanged={data.refresh} />}
    </SectionFrame>
  )
}

const NOT_TAKEN = 'The server did not take that. Nothing was changed.'
const FAILURES = {
  refused: NOT_TAKEN,
  failed: NOT_TAKEN,
  unreachable: LOST_ANSWER,
} as const

/** What was switched here: it stays so until the server refuses it, or has confirmed it and tells the state anew. */
interface Switched {
  readonly changes: SportVisibility
  readonly isConfirmed?: true
}

interface Props {
  readonly stored: SportVisibility
  /** The server may have another state than the stored one now. */
  readonly onChanged: () => void
}

function Sports({ stored, onChanged }: Props) {
  useRefetchAfterOthersSwitch(stored, onChanged)
  const [switched, setSwitched] = useState<readonly Switched[]>([])
  const [failure, setFailure] = useState<keyof typeof FAILURES>()
  const [known, setKnown] = useState(stored)
  if (known !== stored) {
    setKnown(stored)
    setSwitched(switched.filter(({ isConfirmed }) => !isConfirmed))
  }
  const shown = switched.reduce((before, { changes }) => ({ ...before, ...changes }), stored)
  const change = async (changes: SportVisibility) => {
    setSwitched((before) => [...before, { changes }])
    setFailure(undefined)
    const { kind } = await consoleApi.switchSports(changes)
    const isConfirmed = kind === 'read'
    setSwitched((before) =>
      isConfirmed
        ? before.map((one) => (one.changes === changes ? { ...one, isConfirmed } : one))
        : before.filter((one) => one.changes !== changes),
    )
    if (!isConfirmed) setFailure(kind)
    // A change whose answer was lost may have been made.
    if (isConfirmed || kind === 'unreachable') onChanged()
  }
  return (
    <Panel
      title="Sport Visibility"
      aside={<span className={styles.counter}>{visibilityCounter(shown, ALL_SPORTS)}</span>}
    >
      <div className={styles.head}>
        <p role="status">{visibilityText(shown, ALL_SPORTS)}</p>
        <div className={styles.buttons}>
          <Button onPress={() => void change(allVisible(ALL_SPORTS))}>Enable All</Button>
          <Button onPress={() => void change(noneVisible(ALL_SPORTS))}>Disable All</Button>
        </div>
      </div>
      {failure ? (
        <p className={styles.failed} role="alert">
          {FAILURES[failure]}
        </p>
      ) : null}
      <ul className={styles.sports}>
        {ALL_LEAGUES.map(({ sport, label }) => {
          const isOn = isVisible(shown, sport)
          return (
            <li key={sport} className={styles.sport} data-sport={sport} data-on={isOn}>
              <Switch
                label={label}
                hint={isOn ? 'In the header of every screen' : 'Hidden from every screen'}
                on={isOn}
                onChange={(on) => void change({ [sport]: on })}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
