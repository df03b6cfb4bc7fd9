import { pictureGate } from '../platform/picture-gate'
import { useHasHappened } from './use-has-happened'

/** False until pictures may come. */
export function useMayLoadPictures(): boolean {
  return useHasHappened(pictureGate.isOpen, pictureGate.subscribe)
}
