import type { ReactNode } from 'react'
import type { LockedArea } from '../../domain/people/gates/locked-preview'
import { useLockedArea } from '../../state/locked-area'
import { Locked } from '../../ui/locked'
import { CardTable } from './card-table'
import { HoleStats } from './hole-stats'
import { PLACEHOLDER_COUNTS, PLACEHOLDER_ROUND } from './placeholders'

/** What a guest sees in place of a card. Behind the blur are only the invented values of `placeholders.ts`. */
export function LockedCards() {
  return (
    <>
      <LockedPart area="golf-stats" placeholder={<HoleStats counts={PLACEHOLDER_COUNTS} />} />
      <LockedPart area="golf-scorecards" placeholder={<CardTable round={PLACEHOLDER_ROUND} />} />
    </>
  )
}

interface Props {
  readonly area: Extract<LockedArea, 'golf-stats' | 'golf-scorecards'>
  readonly placeholder: ReactNode
}

function LockedPart({ area, placeholder }: Props) {
  return (
    <div data-locked={area}>
      <Locked {...useLockedArea(area)} placeholder={placeholder} />
    </div>
  )
}
