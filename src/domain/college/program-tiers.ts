/**
 * College football programs by how many people follow them, under the feed's abbreviations: first the national names,
 * then the strong ones, then the rest of the large conferences. Everybody else is 4.
 */
const TIERS: readonly string[] = [
  'ALA CLEM FLA FSU LSU MIA MICH ND NEB OU ORE OSU PSU TENN TEX UGA USC',
  'ARK AUB BAY BYU COLO IOWA ISU IU KSU LOU MISS MIZ MSU OKST SC SMU TA&M TCU TTU UK UNC UTAH VT WASH WIS',
  'ARIZ ASU BC CAL CIN DUKE GT HOU ILL KU MD MINN MSST NCSU NU ORST PITT PUR RUTG STAN SYR UCF UCLA UVA VAN WAKE WSU WVU',
]

export type ProgramTier = 1 | 2 | 3 | 4

export const PROGRAM_TIERS: ReadonlyMap<string, ProgramTier> = new Map(
  TIERS.flatMap((programs, index) =>
    programs.split(' ').map((program) => [program, (index + 1) as ProgramTier] as const),
  ),
)
