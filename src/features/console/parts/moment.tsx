import type { ReactNode } from 'react'
import { dayText, fullMomentText, timeText } from '../../../platform/local-time'

interface Props {
  readonly ms: number
  readonly className?: string | undefined
  /** Other words for it than its day and time, such as its age. */
  readonly children?: ReactNode
}

/** When something was, in the operator's own time. */
export function Moment({ ms, className, children }: Props) {
  return (
    <time className={className} dateTime={new Date(ms).toISOString()} title={fullMomentText(ms)}>
      {children ?? `${dayText(ms)}, ${timeText(ms)}`}
    </time>
  )
}
