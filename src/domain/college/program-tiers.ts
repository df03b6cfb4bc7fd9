/**
 * College football programs by how many people follow them, under the feed's abbreviations: 1 the national names,
 * 2 the strong ones, 3 the rest of the large conferences. Everybody else is 4.
 */
const TIERS: readonly (readonly [tier: 1 | 2 | 3, programs: string])[] = [
  [1, 'ALA CLEM FLA FSU LSU MIA MICH ND NEB OU ORE OSU PSU TENN TEX UGA USC'],
  [
    2,
    'ARK AUB BAY BYU COLO IOWA ISU IU KSU LOU MISS MIZ MSU OKST SC SMU TA&M TCU TTU UK UNC UTAH VT WASH WIS',
  ],
  [
    3,
    'ARIZ ASU BC CAL CIN DUKE GT HOU ILL KU MD MINN MSST NCSU NU ORST PITT PUR RUTG STAN SYR UCF UCLA UVA VAN WAKE WSU WVU',
  ],
]

export type ProgramTier = 1 | 2 | 3 | 4

export const PROGRAM_TIERS: ReadonlyMap<string, ProgramTier> = new Map(
  TIERS.flatMap(([tier, programs]) =>
    programs.split(' ').map((program): [string, ProgramTier] => [program, tier]),
  ),
)
