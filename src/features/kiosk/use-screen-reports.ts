import { useEffect } from 'react'
import { screenId } from '../../platform/screen-id'
import { noop } from '../../platform/timers'
import { browserScreenPorts } from '../../sync/fleet/browser-screen'
import { reportScreen } from '../../sync/fleet/report-screen'
import { requestReload } from './caretaker'
import { lookAtScreen } from './look-at-screen'
import { watchFrames } from './watch-frames'

/** While this page is on a wall, it reports its state to the operators, who can make it reload. */
export function useScreenReports(isWall: boolean): void {
  useEffect(() => {
    if (!isWall) return undefined
    const frames = watchFrames()
    let hasLeft = false
    let stop = noop
    void screenId().then((id) => {
      if (hasLeft) return
      const look = () => ({ id, ...lookAtScreen(), frameAgeMs: frames.lastAgeMs() })
      stop = reportScreen({ ...browserScreenPorts, look, onReload: requestReload })
    })
    return () => {
      hasLeft = true
      stop()
      frames.stop()
    }
  }, [isWall])
}
