import { useEffect, useRef } from 'react'

/** For a part with fields that has just come: the first one has the focus at once. */
export function useFocusedField<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return place
}
