import { fullMomentText } from '../../platform/local-time'
import { useFreshness } from '../../state/freshness'
import { freshnessText } from '../../state/freshness-words'
import type { StoredBoard } from '../../storage/rows'
import { AgeLabel } from '../../ui/age-label'

/** The age of a board's scores. */
export function FreshnessLabel({ stored }: { readonly stored: StoredBoard }) {
  const freshness = useFreshness(stored)
  return (
    <AgeLabel
      look={freshness.kind}
      text={freshnessText(freshness)}
      printed={`Scores as of ${fullMomentText(freshness.checkedAtMs)}`}
    />
  )
}
