import { useLastChange } from '../../../state/use-last-change'

/** The age of the last change of a game that the feed still calls live. */
export function StuckAge({ since }: { readonly since: string }) {
  return <span data-stuck-since={since}>{useLastChange(since)}</span>
}
