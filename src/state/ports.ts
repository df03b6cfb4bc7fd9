import type { Slug } from '../domain/league'
import type { Follow } from '../storage/follow'
import type { OpenedStorage } from '../storage/open-storage'
import type { BoardSource } from './board-source'
import type { HeadSource } from './head-source'
import { atom, useAtomValue } from './store'

/** What the screens may ask of the rest. `main` fills it in before the first render, tests as they like. */
export interface Ports {
  /** For what is loaded later and keeps things of its own. */
  readonly openStorage: () => Promise<OpenedStorage>
  readonly boards: BoardSource
  readonly heads: HeadSource
  readonly follow: Follow
  /** This league is on the screen now: keep it up to date. */
  readonly showBoard: (slug: Slug) => void
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
