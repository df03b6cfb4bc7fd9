import { startTransition, useEffect, useState } from 'react'
import { pictureGate } from '../platform/picture-gate'

/** False until pictures may come. It becomes true in small steps: thirty at once would keep a phone from answering a press. */
export function useMayLoadPictures(): boolean {
  const [isOpen, setOpen] = useState(pictureGate.isOpen)
  useEffect(() => {
    const tell = () => startTransition(() => setOpen(true))
    if (isOpen) return undefined
    if (pictureGate.isOpen()) return tell()
    return pictureGate.subscribe(tell)
  }, [isOpen])
  return isOpen
}
