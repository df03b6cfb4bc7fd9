import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  IDLE,
  refreshButtonAfter,
  type RefreshButton,
} from '../../domain/operations/dashboard/refresh-button'
import { REFRESHED_SHOWN_MS } from '../../domain/time/intervals'
import { useAtomValue } from '../../state/store'
import {
  consoleApi,
  createConsolePorts,
  type ConsoleAnswer,
  type ConsoleApi,
} from '../../sync/console/browser-console'
import {
  startConsoleChannel,
  type ConsoleChannel,
  type ConsoleRead,
} from '../../sync/console/console-channel'
import { pausedAtom } from './paused'

type Ask<T> = (api: ConsoleApi, byHand: boolean, question: string) => Promise<ConsoleAnswer<T>>

export interface ConsoleData<T> extends ConsoleRead<T> {
  /** The question that the value answers; the answer to a new one may be on its way. */
  readonly answered: string
  readonly button: RefreshButton
  readonly refresh: () => void
}

/** The figures of a section, kept up to date while it is on the screen; asked anew when `question` is another. */
export function useConsoleData<T>(ask: Ask<T>, baseMs: number, question = ''): ConsoleData<T> {
  const isPaused = useAtomValue(pausedAtom)
  const [read, setRead] = useState<ConsoleRead<T> & Pick<ConsoleData<T>, 'answered'>>({ answered: question })
  const [button, tell] = useReducer(refreshButtonAfter, IDLE)
  const channel = useRef<ConsoleChannel>(undefined)
  const fetch = useEffectEvent((byHand: boolean, asked: string) => ask(consoleApi, byHand, asked))
  const isPausedNow = useEffectEvent(() => isPaused)

  useEffect(() => {
    const ports = createConsolePorts(baseMs, () => isPausedNow())
    const started = startConsoleChannel<T>(
      ports,
      (byHand) => fetch(byHand, question),
      (next, isAwaited) => {
        setRead({ ...next, answered: question })
        if (!isAwaited) tell({ kind: next.trouble ? 'failed' : 'succeeded' })
      },
    )
    channel.current = started
    return started.stop
  }, [baseMs, question])
  // A section that was just opened has already asked, so only resuming after a pause asks again.
  const wasPaused = useRef(false)
  useEffect(() => {
    if (wasPaused.current && !isPaused) channel.current?.repace()
    wasPaused.current = isPaused
  }, [isPaused])
  useEffect(() => {
    if (button.state !== 'refreshed') return undefined
    const timer = setTimeout(() => tell({ kind: 'time-passed' }), REFRESHED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [button])

  return {
    ...read,
    button,
    refresh() {
      tell({ kind: 'pressed' })
      channel.current?.ask()
    },
  }
}
