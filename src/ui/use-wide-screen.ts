import { useMedia } from './use-media'

/** Whether there is room for more than a phone shows. */
export function useWideScreen(): boolean {
  return useMedia('(min-width: 48rem)')
}
