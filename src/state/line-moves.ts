import type { GameSlug } from '../domain/league'
import { atom } from './store'

/** The league whose recent line moves are being looked at. */
export const lineMovesLeagueAtom = atom<GameSlug | undefined>(undefined)
