import type { Slug } from '../domain/league'
import type { Storage } from '../storage/storage'
import { atom, useAtomValue } from './store'

/** What the screens may ask of the rest of the app. `main` sets it before the first render; tests set their own. */
export interface Ports {
  /** The tables that screens follow. */
  readonly storage: Storage
  /** These leagues are on the screen now: keep them up to date. */
  readonly showBoard: (...slugs: readonly Slug[]) => void
  /** Scores are in the document. */
  readonly boardDrawn: () => void
  readonly applyUpdate: () => void
}

export const portsAtom = atom<Ports | undefined>(undefined)

export function usePorts(): Ports {
  const ports = useAtomValue(portsAtom)
  if (!ports) throw new Error('The ports were not set before the first render')
  return ports
}
