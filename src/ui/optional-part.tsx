import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'

/**
 * A part that the page can do without. Its code is loaded later and may fail to load (no network, a newer version on
 * the server); then only this part is missing.
 */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>
}
