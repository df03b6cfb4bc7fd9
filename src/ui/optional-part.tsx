import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'

/**
 * Something the page is whole without. Its code comes later and may not come at all (no network, a newer version on
 * the server): then it is missing, and nothing else is.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
