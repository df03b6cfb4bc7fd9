import { useEffect, useRef, useState } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { HistorySync } from '../../sync/history/history-sync'

export type OnTrouble = (trouble: HistoryTrouble | undefined) => void

/**
 * Asks for a history while it is shown, and once more whenever the line has moved. `start` begins anew when it is
 * another function. Returns why there is nothing newer.
 */
export function useHistorySync(
  start: (onTrouble: OnTrouble) => HistorySync,
  line: string | undefined,
): HistoryTrouble | undefined {
  const [trouble, setTrouble] = useState<HistoryTrouble>()
  const sync = useRef<HistorySync>(undefined)
  useEffect(() => {
    const started = start(setTrouble)
    sync.current = started
    return started.stop
  }, [start])

  const seen = useRef(line)
  useEffect(() => {
    if (seen.current !== line) sync.current?.refresh()
    seen.current = line
  }, [line])
  return trouble
}
