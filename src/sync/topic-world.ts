import { serverReach } from '../platform/reach'
import { pageWorld } from './page-world'

/** What every live connection of this page needs from the browser. */
export const topicWorld = {
  timers: pageWorld.timers,
  random: pageWorld.random,
  wall: () => Date.now(),
  onWake: pageWorld.onWake,
  onDoubt: serverReach.doubt,
}
