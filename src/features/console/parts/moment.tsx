import { dayText, fullMomentText, timeText } from '../../../platform/local-time'

/** When something was, in the operator's own time. */
export function Moment({ ms }: { readonly ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} title={fullMomentText(ms)}>
      {`${dayText(ms)}, ${timeText(ms)}`}
    </time>
  )
}
