import { useEffect, useState } from 'react'
import { SETTINGS_SUCCESS_SHOWN_MS } from '../../../domain/time/intervals'

interface Notice {
  readonly kind: 'error' | 'success'
  readonly text: string
}

/** What came of a form in the settings: a success goes by itself, a failure stays until the next try. */
export function useBriefNotice(): [Notice | undefined, (notice: Notice | undefined) => void] {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    if (notice?.kind !== 'success') return undefined
    const timer = setTimeout(() => setNotice(undefined), SETTINGS_SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  // A copy counts as new even when the words are the same, so that the time of a second success begins anew.
  return [notice, (next) => setNotice(next && { ...next })]
}
