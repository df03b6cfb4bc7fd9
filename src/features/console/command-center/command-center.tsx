import { useState } from 'react'
import { ALL_LEAGUES, ALL_SPORTS } from '../../../domain/league'
import {
  allVisible,
  isVisible,
  noneVisible,
  toggleSport,
  visibilityCounter,
  visibilityText,
  type SportVisibility,
} from '../../../domain/operations/visibility/sport-visibility'
import { DASHBOARD_POLL_MS } from '../../../domain/time/intervals'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { Switch } from '../../../ui/switch'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { useRefetchAfterOthersSwitch } from './use-refetch-after-others-switch'
import styles from './command-center.module.css'

/** Which leagues the header of every screen shows now. */
export function CommandCenter() {
  const data = useConsoleData((api) => api.visibility(), DASHBOARD_POLL_MS)
  useRefetchAfterOthersSwitch(data.value, data.refresh)
  return (
    <SectionFrame title="Command Center" refreshText="Refresh" data={data}>
      {(stored) => <Sports stored={stored} onSwitched={data.refresh} />}
    </SectionFrame>
  )
}

interface Props {
  readonly stored: SportVisibility
  readonly onSwitched: () => void
}

function Sports({ stored, onSwitched }: Props) {
  // A switch flipped here stays flipped until the server confirms or refuses it.
  const [switched, setSwitched] = useState<{ readonly from: SportVisibility; readonly to: SportVisibility }>()
  const [hasFailed, setFailed] = useState(false)
  const shown = switched?.from === stored ? switched.to : stored
  const change = async (to: SportVisibility, changes: SportVisibility) => {
    setSwitched({ from: stored, to })
    setFailed(false)
    const answer = await consoleApi.switchSports(changes)
    if (answer.kind === 'read') return onSwitched()
    setFailed(true)
    setSwitched(undefined)
  }
  return (
    <Panel
      title="Sport Visibility"
      aside={<span className={styles.counter}>{visibilityCounter(shown, ALL_SPORTS)}</span>}
    >
      <div className={styles.head}>
        <p role="status">{visibilityText(shown, ALL_SPORTS)}</p>
        <div className={styles.buttons}>
          <Button onPress={() => void change(allVisible(ALL_SPORTS), allVisible(ALL_SPORTS))}>
            Enable All
          </Button>
          <Button onPress={() => void change(noneVisible(ALL_SPORTS), noneVisible(ALL_SPORTS))}>
            Disable All
          </Button>
        </div>
      </div>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          The server did not take that. Nothing was changed.
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
                onChange={(on) => void change(toggleSport(shown, sport), { [sport]: on })}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
