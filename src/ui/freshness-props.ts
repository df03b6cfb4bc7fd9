import './freshness-props.css'

/**
 * Props for elements with scores of games that may have ended long ago: nothing in them then glows, pulses or says
 * LIVE.
 */
export function freshnessProps({ kind, isCurrent }: { readonly kind: string; readonly isCurrent: boolean }) {
  return { 'data-freshness': kind, 'data-current': isCurrent } as const
}
