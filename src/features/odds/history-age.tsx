import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { LOSS_TEXTS } from '../../state/loss-texts'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import { useAge } from '../../state/use-age'
import { SaidOnce } from '../../ui/said-once'

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

/** A history is right until the line moves again, so only one that could not be refreshed says how old it is. */
export function HistoryAge({ checkedAt, trouble }: Props) {
  const age = useAge(checkedAt)
  const loss = useAtomValue(lossAtom)
  if (loss === undefined && trouble === undefined) return null
  const why = loss ? LOSS_TEXTS[loss] : trouble && `Not refreshed (${REASONS[trouble]})`
  return (
    <span data-trouble="">
      <SaidOnce>{why}</SaidOnce> · saved {age}.
    </span>
  )
}
