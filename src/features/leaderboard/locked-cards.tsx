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
      <LockedPart area="golf-stats" />
      <LockedPart area="golf-scorecards" />
    </>
  )
}

function LockedPart({ area }: { readonly area: Extract<LockedArea, 'golf-stats' | 'golf-scorecards'> }) {
  return (
    <div data-locked={area}>
      <Locked
        {...useLockedArea(area)}
        placeholder={
          area === 'golf-stats' ? (
            <HoleStats counts={PLACEHOLDER_COUNTS} />
          ) : (
            <CardTable round={PLACEHOLDER_ROUND} />
          )
        }
      />
    </div>
  )
}
