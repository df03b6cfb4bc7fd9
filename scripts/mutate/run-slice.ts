import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { whyEquivalent } from './equivalents'
import { fateOf, scoreOf, type Score, type Survivor } from './score'
import type { Slice } from './slices'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

export async function runSlice(slice: Slice): Promise<Score> {
  const { folder, modules, tests, furtherTests } = slice
  // The run takes minutes, and people go on editing meanwhile.
  const sources = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]))
  const tried = await mutantsOf(modules, tests)
  const survivedFirst = tried.filter((mutant) => fateOf(mutant) === 'survived')
  const triedAgain =
    furtherTests === undefined || survivedFirst.length === 0
      ? []
      : await mutantsOf(survivedFirst.map(placeOf), furtherTests)
  // A mutant that is not tried again, for whatever reason, is still a survivor.
  const noticedLater = new Set(
    triedAgain.filter((mutant) => fateOf(mutant) === 'noticed').map((mutant) => nameOf(mutant)),
  )
  const survivors = survivedFirst.filter((mutant) => !noticedLater.has(nameOf(mutant)))
  const noticed = tried.filter((mutant) => fateOf(mutant) !== 'not tried').length - survivors.length
  return scoreOf(
    folder,
    noticed,
    survivors.map((mutant) => survivorOf(mutant, sources)),
  )
}

/** Stryker counts lines from 1 in a place to change, and columns from 0. */
function placeOf({ fileName, location: { start, end } }: Mutant): string {
  return `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

const nameOf = (mutant: Mutant) => `${placeOf(mutant)} ${mutant.replacement}`

async function mutantsOf(places: readonly string[], tests: string): Promise<readonly Mutant[]> {
  const mutants = await mutantsNoticedBy(places, tests, true)
  // Stryker tries nothing where no related test reaches a module; with all tests of the folder, it reports that none
  // covers it.
  return mutants.length > 0 ? mutants : mutantsNoticedBy(places, tests, false)
}

function mutantsNoticedBy(
  places: readonly string[],
  tests: string,
  onlyRelatedTests: boolean,
): Promise<readonly Mutant[]> {
  // Stryker's runner reads the configuration in a process of its own.
  process.env['MUTATED_TESTS'] = tests
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...places],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    tempDirName: 'build/stryker',
    reporters: [],
    ignorePatterns: ['dist', 'build', 'pb_data', 'public', 'tests/e2e'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: onlyRelatedTests },
    allowEmpty: true,
    logLevel: 'error',
    // It would rewrite the compiler's configuration with an interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()
}

function survivorOf(
  { fileName, location, replacement }: Mutant,
  sources: ReadonlyMap<string, string>,
): Survivor {
  const file = relative('.', fileName)
  const { start, end } = location
  // Lines and columns are counted from 1.
  const lines = sources
    .get(file)!
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last]!.slice(0, end.column - 1)
  lines[0] = lines[0]!.slice(start.column - 1)
  const from = lines.join('\n')
  const why = whyEquivalent(file, from, replacement)
  const survivor = { at: `${file}:${start.line}`, from, to: replacement }
  return why === undefined ? survivor : { ...survivor, why }
}
