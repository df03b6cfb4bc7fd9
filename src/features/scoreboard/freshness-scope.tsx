import type { ReactNode } from 'react'
import { useFreshness } from '../../state/freshness'
import type { StoredBoard } from '../../storage/rows'
import { freshnessProps } from '../../ui/freshness-props'

interface Props {
  readonly stored: StoredBoard
  readonly children: ReactNode
}

/** Scores that may be over long ago must not glow and pulse as live ones do. */
export function FreshnessScope({ stored, children }: Props) {
  return <div {...freshnessProps(useFreshness(stored))}>{children}</div>
}
