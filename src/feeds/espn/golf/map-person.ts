import { imagePath } from '../image-path'
import { MOST } from '../../limits'
import { id, isTrue, list, nameText, record, type Fields } from '../../read'

/** Who a competitor is: a player, or two men as a team. */
export interface Person {
  readonly id: string
  readonly kind: 'player' | 'team'
  readonly name: string
  readonly country?: string
  readonly flag?: string
  readonly headshot?: string
  readonly amateur?: true
}

export function mapPerson(competitor: Fields): Person {
  const athlete = record(competitor['athlete'])
  const name = nameOf(athlete)
  return name === '' ? teamOf(competitor) : playerOf(competitor, athlete, name)
}

function playerOf(competitor: Fields, athlete: Fields, name: string): Person {
  const flag = record(athlete['flag'])
  const headshot = imagePath(record(athlete['headshot'])['href']) ?? headshotById(competitor, athlete)
  const isAmateur = isTrue(competitor['amateur']) || isTrue(athlete['amateur'])
  return {
    id: id(competitor['id']) || id(athlete['id']),
    kind: 'player',
    name,
    ...withText('country', nameText(flag['alt'])),
    ...withText('flag', imagePath(flag['href'])),
    ...withText('headshot', headshot),
    ...(isAmateur && { amateur: true }),
  }
}

/** The scoreboard sends no pictures, so theirs are found by the player's id; the leaderboard sends all that exist. */
function headshotById(competitor: Fields, athlete: Fields): string | undefined {
  const playerId = id(competitor['id'])
  const isTold = athlete['id'] !== undefined || !/^\d+$/.test(playerId)
  return isTold ? undefined : `/api/image/i/headshots/golf/players/full/${playerId}.png`
}

function teamOf(competitor: Fields): Person {
  const team = record(competitor['team'])
  const members = list(competitor['roster'])
    .slice(0, MOST.partners)
    .map((entry) => nameOf(record(record(entry)['athlete'])))
  return {
    id: id(competitor['id']) || id(team['id']),
    kind: 'team',
    name: nameOf(team) || members.filter((member) => member !== '').join(' / '),
  }
}

function nameOf(named: Fields): string {
  return nameText(named['displayName']) || nameText(named['fullName']) || nameText(named['name'])
}

function withText<Member extends string>(member: Member, value: string | undefined) {
  return (value ? { [member]: value } : {}) as { readonly [Key in Member]?: string }
}
