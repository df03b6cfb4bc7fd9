export { rollUpCalls } from './calls/roll-up'
