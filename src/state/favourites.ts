import { leagueOf, type Sport } from '../domain/league'
import { chosenTeams } from '../domain/people/favourites/favourite'
import { slugOfTeam, type TeamKey } from '../domain/people/favourites/team-key'
import { productNow } from '../platform/clock'
import { chooseFavourite } from '../storage/favourites'
import type { StoredFavourite } from '../storage/rows'
import { ownerOf } from '../storage/viewer'
import { portsAtom } from './ports'
import { sessionAtom } from './session'
import { atom } from './store'

/** Choices of teams on this device, of all owners; `start` sets them before the first render and keeps them true. */
export const storedFavouritesAtom = atom<readonly StoredFavourite[]>([])

const viewersChoicesAtom = atom((get) => {
  const owner = ownerOf(get(sessionAtom))
  return get(storedFavouritesAtom).filter((word) => word.owner === owner)
})

/** The viewer's favourite teams: guests have theirs on this device, users on all their devices. */
export const favouritesAtom = atom<ReadonlySet<TeamKey>>((get) => chosenTeams(get(viewersChoicesAtom)))

/** The leagues in which the favourite teams play. */
export const favouriteSportsAtom = atom<readonly Sport[]>((get) => {
  const slugs = new Set([...get(favouritesAtom)].map(slugOfTeam))
  return [...slugs].map((slug) => leagueOf(slug).sport)
})

/** Takes effect at once; storage and, for a user, the server follow later. */
export const setFavouriteAtom = atom(undefined, (get, set, team: TeamKey, on: boolean) => {
  const owner = ownerOf(get(sessionAtom))
  const known = get(viewersChoicesAtom).find((word) => word.team === team)
  const storage = get(portsAtom)?.storage
  if (!storage) return
  const { choice, kept } = chooseFavourite(storage, { owner, team, on, known, nowMs: productNow() })
  set(storedFavouritesAtom, (choices) => [...choices.filter(({ key }) => key !== choice.key), choice])
  void kept
})
