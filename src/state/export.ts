import type { Game } from '../domain/game/game'
import type { GameSlug, Slug } from '../domain/league'
import { atom } from './store'

/** What somebody wants as a file. */
export type ExportWanted =
  | { readonly kind: 'board'; readonly slug: Slug }
  | { readonly kind: 'day'; readonly slug: GameSlug; readonly day: string }
  | { readonly kind: 'box-score'; readonly slug: GameSlug; readonly game: Game }
  | { readonly kind: 'lines'; readonly slug: GameSlug; readonly game: Game }

export const exportAtom = atom<ExportWanted | undefined>(undefined)
