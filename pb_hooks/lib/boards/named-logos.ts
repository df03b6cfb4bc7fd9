import type { KnownTeam } from '../../../src/domain/teams/known-team'

const KEY = 'named-logos'
/** Some two thousand logos: more than all leagues have teams. */
const MOST_LENGTH = 150_000

/** The answer to a request names these teams, which may be on no board; pages show their logos too. */
export function noteLogos(teams: readonly Pick<KnownTeam, 'logo'>[]): void {
  const logos = new Set(teams.flatMap(({ logo }) => logo ?? []))
  const lines = [...logos].map(lineOf)
  $app.store().setFunc(KEY, (old: string | null) => {
    const known = old ?? ''
    return (known + lines.filter((line) => !known.includes(line)).join('')).slice(-MOST_LENGTH)
  })
}

export function isNamedLogo(logo: string): boolean {
  return (($app.store().get(KEY) as string | null) ?? '').includes(lineOf(logo))
}

/** With an end on both sides, so that no part of a path passes for the whole. */
function lineOf(logo: string): string {
  return `|${logo}|`
}
