import { Console } from '../features/console/console'
import { ComponentBoundary } from './component-boundary'

/** The console. When one of its sections fails, all others can still be opened. */
export function ConsolePage() {
  return <Console SectionBoundary={ComponentBoundary} />
}
