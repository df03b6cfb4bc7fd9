import { useMemo } from 'react'
import { ageText } from '../../../domain/time/age'
import { nowAtom } from '../../../state/every-second'
import { atom, useAtomValue } from '../../../state/store'

/**
 * The age of the last change of a game that the feed still calls live. It renders again when its text
 * changes.
 */
export function StuckAge({ since }: { readonly since: string }) {
  const textAtom = useMemo(
    () => atom((get) => `Last change ${ageText(Date.parse(since), get(nowAtom))}`),
    [since],
  )
  return <span data-stuck-since={since}>{useAtomValue(textAtom)}</span>
}
