import { fullMomentText } from '../platform/local-time'

/** What stands on paper in place of an age, which is wrong there a moment later: `data-printed` (theme/print.css). */
export function asOfText(time: string): string {
  return `As of ${fullMomentText(Date.parse(time))}`
}
