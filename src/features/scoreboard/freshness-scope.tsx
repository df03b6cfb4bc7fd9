import type { ReactNode } from 'react'
import { useFreshness } from '../../state/freshness'
import type { StoredBoard } from '../../storage/rows'
import { trustOf } from '../../ui/trust'

interface Props {
  readonly stored: StoredBoard
  readonly children: ReactNode
}

/** Scores that may be over long ago must not glow and pulse as live ones do. */
export function FreshnessScope({ stored, children }: Props) {
  return <div {...trustOf(useFreshness(stored))}>{children}</div>
}
