export { boundLine } from './log/bound-line'
export { trimLog } from './log/trim-log'
