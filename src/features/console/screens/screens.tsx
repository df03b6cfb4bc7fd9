import { useState } from 'react'
import {
  screenName,
  screenState,
  type Screen,
  type ScreenState,
} from '../../../domain/operations/fleet/screen'
import { DASHBOARD_LOOP_MS } from '../../../domain/time/intervals'
import { consoleApi } from '../../../sync/console/browser-console'
import { Button } from '../../../ui/button'
import { LOST_ANSWER } from '../parts/lost-answer'
import { MetricCard, MetricCards } from '../parts/metric-card'
import { Panel } from '../parts/panel'
import { SectionFrame } from '../parts/section-frame'
import { useConsoleData } from '../use-console-data'
import { ScreenTable } from './screen-table'

const NOT_TAKEN = 'The server did not take that. Please try again.'

/** The screens on walls, so that a frozen one is seen before the bar's guests do. */
export function Screens() {
  const data = useConsoleData((api) => api.screens(), DASHBOARD_LOOP_MS)
  const [said, setSaid] = useState('')
  const reload = async (screen?: Screen) => {
    const { kind } = await consoleApi.reloadScreens(screen?.id)
    const asked = screen
      ? `${screenName(screen)} was asked. It reloads when that disturbs nobody.`
      : 'All screens were asked. Each reloads when that disturbs nobody.'
    const texts = { read: asked, unreachable: LOST_ANSWER, refused: NOT_TAKEN, failed: NOT_TAKEN }
    setSaid(texts[kind])
    // A request whose answer was lost may have been taken.
    if (kind === 'read' || kind === 'unreachable') data.refresh()
  }
  return (
    <SectionFrame title="Screens" refreshText="Refresh" data={data}>
      {({ screens, build, isFull }, nowMs) => (
        <>
          <Counts states={screens.map((screen) => screenState(screen, nowMs))} />
          <Panel
            title="Screens on Walls"
            aside={screens.length > 1 ? <Button onPress={() => void reload()}>Reload All</Button> : undefined}
          >
            <p role="status">{said}</p>
            {isFull ? <p>The list is full: other screens are not heard until one of these goes.</p> : null}
            {screens.length === 0 ? (
              <p>No screen was heard of in 24 hours. A page with ?kiosk in its address says how it is.</p>
            ) : (
              <ScreenTable
                screens={screens}
                build={build}
                nowMs={nowMs}
                onReload={(one) => void reload(one)}
              />
            )}
          </Panel>
        </>
      )}
    </SectionFrame>
  )
}

function Counts({ states }: { readonly states: readonly ScreenState[] }) {
  const count = (...wanted: readonly ScreenState[]) => states.filter((state) => wanted.includes(state)).length
  return (
    <MetricCards>
      <MetricCard name="Connected" value={String(count('fine', 'behind', 'blank', 'frozen'))} />
      <Trouble name="Frozen" count={count('frozen')} />
      <Trouble name="No or Old Board" count={count('behind', 'blank')} />
      <Trouble name="Silent" count={count('silent')} />
    </MetricCards>
  )
}

function Trouble({ name, count }: { readonly name: string; readonly count: number }) {
  return <MetricCard name={name} value={String(count)} status={count === 0 ? 'healthy' : 'critical'} />
}
