export { rollUpCalls } from './upstream/calls/roll-up'
