import { useMemo } from 'react'
import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { lossAtom } from '../../state/reach'
import { atom, useAtomValue } from '../../state/store'
import type { HistoryTrouble } from '../../sync/history/history-sync'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
}

const REASONS: Readonly<Record<HistoryTrouble, string>> = {
  none: 'the server no longer has it',
  network: 'no connection',
  refused: 'sign in again',
  server: 'the server is in trouble',
}

const LOSSES = { offline: 'Offline', unreachable: 'Server unreachable' } as const

/**
 * A history is right until the line moves again, so only one that could not be refreshed says how old it is. Screen
 * readers are told only the reason, as they would read the age again whenever it changes.
 */
export function HistoryAge({ checkedAt, trouble }: Props) {
  const age = useAtomValue(
    useMemo(() => atom((get) => ageText(Date.parse(checkedAt), get(nowAtom))), [checkedAt]),
  )
  const loss = useAtomValue(lossAtom)
  if (loss === undefined && trouble === undefined) return null
  const why = loss ? LOSSES[loss] : trouble && `Not refreshed (${REASONS[trouble]})`
  return (
    <span data-trouble="">
      <span role="status">{why}</span> · saved {age}.
    </span>
  )
}
