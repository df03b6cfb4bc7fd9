import type { ReactNode } from 'react'
import { isMissingPart } from '../platform/is-missing-part'
import { logCrash } from '../platform/log-crash'
import { ErrorBoundary } from './error-boundary'

interface Props {
  /** What is drawn in its place while it is missing; nothing if absent. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/**
 * A part that the page can do without. Its code is loaded later and may fail to load (no network, a newer version on
 * the server); then only this part is missing.
 */
export function OptionalPart({ instead, children }: Props) {
  return (
    <ErrorBoundary fallback={() => instead} onError={logUnlessMissing}>
      {children}
    </ErrorBoundary>
  )
}

/** That a part does not come is normal; that it breaks must be found out, though nobody misses it. */
function logUnlessMissing(error: unknown): void {
  if (!isMissingPart(error)) logCrash('Optional Part', error)
}
