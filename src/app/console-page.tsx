import { Console } from '../features/console/console'
import { ComponentBoundary } from './component-boundary'

/** The console, in which a section that breaks leaves the way to all others. */
export function ConsolePage() {
  return <Console SectionBoundary={ComponentBoundary} />
}
