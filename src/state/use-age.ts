import { useMemo } from 'react'
import { ageText } from '../domain/time/age'
import { nowAtom } from './every-second'
import { atom, useAtomValue } from './store'

/** How long ago a time was. The component is drawn again only when the words change. */
export function useAge(time: string): string {
  return useAtomValue(useMemo(() => atom((get) => ageText(Date.parse(time), get(nowAtom))), [time]))
}
