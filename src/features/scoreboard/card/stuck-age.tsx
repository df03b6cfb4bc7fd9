import { useMemo } from 'react'
import { ageText } from '../../../domain/time/age'
import { nowAtom } from '../../../state/every-second'
import { atom, useAtomValue } from '../../../state/store'

/** How old the last state of a game is that the feed still calls live. Drawn again when its text changes. */
export function StuckAge({ since }: { readonly since: string }) {
  const textAtom = useMemo(
    () => atom((get) => `Last change ${ageText(Date.parse(since), get(nowAtom))}`),
    [since],
  )
  return <span data-stuck-since={since}>{useAtomValue(textAtom)}</span>
}
