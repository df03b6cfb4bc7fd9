import { browserConnectivity } from '../../../platform/connectivity'
import { minuteAtom } from '../../../state/every-minute'
import { momentText } from '../../../state/freshness-words'
import { lossAtom } from '../../../state/reach'
import { useAtomValue } from '../../../state/store'
import { pausedAtom } from '../paused'
import type { ConsoleData } from '../use-console-data'
import { Notice } from './notice'

export type Trouble = NonNullable<ConsoleData<unknown>['trouble']>

interface Props {
  /** Why the last request for these figures failed; undefined if it brought figures. */
  readonly trouble: Trouble | undefined
  readonly atMs: number
}

/**
 * Says why no newer figures arrive, and from when the shown ones are. When the server does not answer, the next request
 * may be minutes away, so the page's own knowledge of its connection counts too. On phones no sidebar is there to say
 * it.
 */
export function FiguresAge({ trouble, atMs }: Props) {
  const loss = useAtomValue(lossAtom)
  const isPaused = useAtomValue(pausedAtom)
  const minuteMs = useAtomValue(minuteAtom)
  const seen = trouble ?? (loss === undefined ? undefined : 'unreachable')
  if (seen === undefined && !isPaused) return null
  const why = seen === undefined ? 'Real-time updates are paused.' : troubleText(seen)
  const text = `${why} These figures are from ${momentText(atMs, minuteMs)}.`
  return <Notice icon={seen === undefined ? 'pause' : 'warning'}>{text}</Notice>
}

export function troubleText(trouble: Trouble): string {
  switch (trouble) {
    case 'refused':
      return "You don't have permission to access this area."
    case 'failed':
      return 'The server could not answer.'
    case 'unreachable':
      return browserConnectivity.isOnline() ? 'The server cannot be reached.' : 'You are offline.'
  }
}
