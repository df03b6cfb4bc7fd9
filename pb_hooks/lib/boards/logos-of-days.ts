import type { Game } from '../../../src/domain/game/game'

const KEY = 'logos-of-days'
/** Some two thousand logos: more than all leagues have teams. */
const MOST_LENGTH = 150_000

/** The feed has named these logos for games of a day that is on no board; their pages show them too. */
export function noteLogos(games: readonly Game[]): void {
  const logos = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.logo, awayTeam.logo])
  const lines = [...new Set(logos)].flatMap((logo) => (logo === undefined ? [] : [lineOf(logo)]))
  $app.store().setFunc(KEY, (old: string | null) => {
    const known = old ?? ''
    return (known + lines.filter((line) => !known.includes(line)).join('')).slice(-MOST_LENGTH)
  })
}

export function isLogoOfDay(logo: string): boolean {
  return (($app.store().get(KEY) as string | null) ?? '').includes(lineOf(logo))
}

/** With an end on both sides, so that no part of a path passes for the whole. */
function lineOf(logo: string): string {
  return `|${logo}|`
}
