import { useAge } from '../../../state/use-age'

/** The age of the last change of a game that the feed still calls live. */
export function StuckAge({ since }: { readonly since: string }) {
  return <span data-stuck-since={since}>{`Last change ${useAge(since)}`}</span>
}
