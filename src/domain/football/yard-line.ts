const MIDFIELD = 50
const FIELD = 100

/** The teams whose halves hold the yard lines below 50 (`own`) and above 50 (`opponent`). */
export interface FieldSides {
  readonly own: string
  readonly opponent: string
}

export function isYardLine(yardLine: number): boolean {
  return yardLine >= 0 && yardLine <= FIELD
}

/** `50`, `OPP 20`, `OWN 25`; with both abbreviations `PIT 20`, `CIN 25`. Nothing off the field. */
export function yardLineText(yardLine: number, sides?: FieldSides): string | undefined {
  if (!isYardLine(yardLine)) return undefined
  if (yardLine === MIDFIELD) return '50'
  const isOpponents = yardLine > MIDFIELD
  const yards = isOpponents ? FIELD - yardLine : yardLine
  const names = sides?.own && sides.opponent ? sides : { own: 'OWN', opponent: 'OPP' }
  return `${isOpponents ? names.opponent : names.own} ${yards}`
}

/** The feed counts from the home team's goal line, whoever has the ball. */
export function ballOn(yardLine: number, homeAbbreviation: string, awayAbbreviation: string) {
  return yardLineText(yardLine, { own: homeAbbreviation, opponent: awayAbbreviation })
}
