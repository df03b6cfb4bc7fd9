import { laterOf, MOST_FAVOURITES } from '../../../../src/domain/people/favourites/favourite'
import { parseFavouriteChange } from '../../../../src/domain/people/outbox/entry-bodies'
import { recordWithId } from '../../server/records'
import { teamWords } from '../choices'
import type { Effect } from '../take-entry'

/** The later of two changes for a team counts. */
export const changeFavourite: Effect = (tx, { user }, { body, at }) => {
  const change = parseFavouriteChange(body)
  if (!change) return 'This is no team'
  const row = recordWithId(tx, 'favourites', user.id)
  const words = teamWords(row)
  const { team, on } = change
  const known = words[team]
  if (!known && Object.keys(words).length >= MOST_FAVOURITES)
    return `An account remembers ${MOST_FAVOURITES} teams`
  row.set('user_id', user.id)
  row.set('teams', { ...words, [team]: laterOf(known, { on, at }) })
  tx.save(row)
  return undefined
}
