import { wallNow } from '../platform/clock'
import { serverReach } from '../platform/reach'
import { pagePorts } from './page-ports'

/** What every live connection of this page needs from the browser. */
export const pageTopicPorts = {
  timers: pagePorts.timers,
  random: pagePorts.random,
  wall: wallNow,
  onWake: pagePorts.onWake,
  onDoubt: serverReach.doubt,
}
