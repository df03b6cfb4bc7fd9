import { startTransition, useEffect, useState } from 'react'
import { pictureTime } from '../platform/picture-time'

/** False until pictures may come. It becomes true in small steps: thirty at once would keep a phone from answering a press. */
export function usePictureTime(): boolean {
  const [hasCome, setHasCome] = useState(pictureTime.hasCome)
  useEffect(() => {
    const tell = () => startTransition(() => setHasCome(true))
    if (hasCome) return undefined
    if (pictureTime.hasCome()) return tell()
    return pictureTime.subscribe(tell)
  }, [hasCome])
  return hasCome
}
