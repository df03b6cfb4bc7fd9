import { laterOf, MOST_FAVOURITES } from '../../../../src/domain/people/favourites/favourite'
import { parseFavouriteChange } from '../../../../src/domain/people/outbox/entry-bodies'
import { recordWithId } from '../../server/records'
import { teamChoices } from '../choices'
import type { Effect } from '../take-entry'

/** The later of two changes for a team counts. */
export const changeFavourite: Effect = (tx, { user }, { body, at }) => {
  const change = parseFavouriteChange(body)
  if (!change) return 'This is no team'
  const row = recordWithId(tx, 'favourites', user.id)
  const choices = teamChoices(row)
  const { team, on } = change
  const known = choices[team]
  if (!known && Object.keys(choices).length >= MOST_FAVOURITES)
    return `An account remembers ${MOST_FAVOURITES} teams`
  row.set('user_id', user.id)
  row.set('teams', { ...choices, [team]: laterOf(known, { on, at }) })
  tx.save(row)
  return undefined
}
