import { laterOf, MOST_FAVOURITES } from '../../../../src/domain/people/favourites/favourite'
import type { TeamKey } from '../../../../src/domain/people/favourites/team-key'
import { parseFavouriteChange } from '../../../../src/domain/people/outbox/entry-bodies'
import { recordWithId } from '../../server/records'
import { teamChoices, type TeamChoices } from '../choices'
import type { Effect } from '../take-entry'

/** The later of two changes for a team counts. A team that was removed is remembered while there is room. */
export const changeFavourite: Effect = (tx, { user }, { body, at }) => {
  const change = parseFavouriteChange(body)
  if (!change) return 'This is no team'
  const row = recordWithId(tx, 'favourites', user.id)
  const { team, on } = change
  const choices = withRoomFor(team, teamChoices(row))
  if (!choices) return `An account remembers ${MOST_FAVOURITES} teams`
  row.set('user_id', user.id)
  row.set('teams', { ...choices, [team]: laterOf(choices[team], { on, at }) })
  tx.save(row)
  return undefined
}

/** Where there is no room, the team that was removed first is forgotten; undefined when all are wanted. */
function withRoomFor(team: TeamKey, choices: TeamChoices): TeamChoices | undefined {
  const all = Object.entries(choices)
  if (choices[team] || all.length < MOST_FAVOURITES) return choices
  const removed = all.filter(([, { on }]) => !on)
  const first = Math.min(...removed.map(([, { at }]) => at))
  const [oldest] = removed.find(([, { at }]) => at === first) ?? []
  return oldest === undefined ? undefined : Object.fromEntries(all.filter(([name]) => name !== oldest))
}
