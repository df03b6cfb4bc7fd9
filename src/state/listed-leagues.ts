import { atom } from './store'

/** The slugs of the leagues on the page of all leagues, `nfl,nba,mlb`, while it is open. */
export const listedLeaguesAtom = atom('')
