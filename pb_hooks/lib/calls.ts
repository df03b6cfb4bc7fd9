import { asJob } from './server/as-job'
import { rollUpCalls as rollUp } from './upstream/calls/roll-up'

export const rollUpCalls = asJob(rollUp)
