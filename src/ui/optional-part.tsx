import type { ReactNode } from 'react'
import { isMissingPart } from '../platform/is-missing-part'
import { logCrash } from '../platform/log-crash'
import { ErrorBoundary } from './error-boundary'

/**
 * A part that the page can do without. Its code is loaded later and may fail to load (no network, a newer version on
 * the server); then only this part is missing.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null} onError={logUnlessMissing}>
      {children}
    </ErrorBoundary>
  )
}

/** That a part does not come is normal; that it breaks must be found out, though nobody misses it. */
function logUnlessMissing(error: unknown): void {
  if (!isMissingPart(error)) logCrash('Optional Part', error)
}
