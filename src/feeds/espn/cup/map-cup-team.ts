import type { CupTeam } from '../../../domain/cup/cup'
import { imagePath } from '../image-path'
import { briefText, id, list, nameText, record, type Fields } from '../../read'

export function mapCupTeam(competitor: Fields, name: string, abbreviation: string): CupTeam {
  const team = record(competitor['team'])
  const logos = list(team['logos']).map((logo) => record(logo)['href'])
  const logo = [team['logo'], ...logos].map(imagePath).find((path) => path !== undefined)
  return {
    id: id(team['id']) || id(competitor['id']),
    uid: nameText(team['uid']) || nameText(competitor['uid']),
    name: nameText(team['name']) || name,
    abbreviation: briefText(team['abbreviation']) || abbreviation,
    displayName: nameText(team['displayName']) || name,
    ...(logo !== undefined && { logo }),
    homeAway: nameText(competitor['homeAway']),
  }
}
