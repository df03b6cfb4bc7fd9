import type { ReactNode } from 'react'

/**
 * The part of a line that screen readers are told when it changes. They are not told the age beside it, as they would
 * read it again whenever it changes.
 */
export function SaidOnce({ children }: { readonly children: ReactNode }) {
  return <span role="status">{children}</span>
}
