import type { CupTeam } from '../../../domain/cup/cup'
import { imagePath } from '../image-path'
import { id, list, record, text, type Fields } from '../read'

export function mapCupTeam(competitor: Fields, name: string, abbreviation: string): CupTeam {
  const team = record(competitor['team'])
  const logos = list(team['logos']).map((logo) => record(logo)['href'])
  const logo = [team['logo'], ...logos].map(imagePath).find((path) => path !== undefined)
  return {
    id: id(team['id']) || id(competitor['id']),
    uid: text(team['uid']) || text(competitor['uid']),
    name: text(team['name']) || name,
    abbreviation: text(team['abbreviation']) || abbreviation,
    displayName: text(team['displayName']) || name,
    ...(logo !== undefined && { logo }),
    homeAway: text(competitor['homeAway']),
  }
}
