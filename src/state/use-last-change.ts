import { useAge } from './use-age'

/** The age of the last change of a game that the feed still calls live. */
export function useLastChange(time: string): string {
  return `Last change ${useAge(time)}`
}
