import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A folder whose modules are changed one mutant at a time while its own tests run. */
export interface Slice {
  readonly folder: string
  readonly modules: readonly string[]
  /** Where the tests stand that have to notice. */
  readonly tests: string
  /** Where the tests stand that may notice what those do not. */
  readonly furtherTests?: string
}

/** Folders that only group rooms: each room below is a slice, and so are the modules that lie in between. */
const GROUPS = [
  'src/domain',
  'src/domain/board',
  'src/domain/operations',
  'src/domain/people',
  'src/feeds',
  'src/feeds/espn',
  'src/features',
  'pb_hooks/lib',
]

/**
 * Too many modules for one run, so each room is a slice. Its modules meet in screens, so the whole folder's tests prove
 * them: a room's own tests are asked first, as all of them take ten times as long for each mutant.
 */
const PROVEN_TOGETHER = [
  'src/sync',
  'src/features/account',
  'src/features/console',
  'src/features/scoreboard',
]

const UNDIVIDED_FOLDERS = ['src/storage', 'src/state', 'sw']

/** Developer Mode is proven with the card of the boards in it, which only the app can put there. */
const ALSO_PROVEN_BY: Readonly<Record<string, string>> = {
  'src/features/developer-mode': 'src/app/developer-*',
}

/** Hooks talk to PocketBase, which only server tests start, so only hooks with a test beside them are changed. */
const NEEDS_A_TEST_BESIDE_IT = 'pb_hooks/'

/**
 * `domain/golf` means the folder of that name below `src`, with every slice in it, and a file is tried alone; nothing
 * means all.
 */
export function slicesNamed(names: readonly string[]): readonly Slice[] {
  const grouped = [...GROUPS, ...PROVEN_TOGETHER].flatMap(slicesOfGroup)
  const all = [...grouped, ...UNDIVIDED_FOLDERS.map(wholeFolder)].filter(({ modules }) => modules.length > 0)
  if (names.length === 0) return all
  return names.flatMap((name) => {
    const paths = [name, `src/${name}`]
    const wanted = all.flatMap((slice) =>
      paths.some((path) => `${slice.folder}/`.startsWith(`${path}/`)) ? [slice] : modulesAt(paths, slice),
    )
    if (wanted.length === 0)
      throw new Error(`There is no slice ${name}; there are ${all.map(({ folder }) => folder).join(', ')}.`)
    return wanted
  })
}

function modulesAt(paths: readonly string[], slice: Slice): readonly Slice[] {
  return slice.modules
    .filter((module) => paths.includes(module))
    .map((module) => ({ ...slice, folder: module, modules: [module] }))
}

function slicesOfGroup(group: string): readonly Slice[] {
  const rooms = readdirSync(group)
    .map((name) => join(group, name))
    .filter((path) => statSync(path).isDirectory() && !isDivided(path) && isProduct(path))
  const between = { folder: group, modules: modulesIn(group, readdirSync(group)), tests: `${group}/*.test` }
  const slices = [between, ...rooms.map(wholeFolder)]
  return PROVEN_TOGETHER.includes(group)
    ? slices.map((slice) => ({ ...slice, furtherTests: `${group}/**/*.test` }))
    : slices
}

function wholeFolder(folder: string): Slice {
  const below = readdirSync(folder, { recursive: true }) as string[]
  const elsewhere = ALSO_PROVEN_BY[folder]
  const tests = elsewhere ? `{${folder}/**/*,${elsewhere}}.test` : `${folder}/**/*.test`
  return { folder, modules: modulesIn(folder, below), tests }
}

function modulesIn(folder: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|pb|d)\.tsx?$/.test(path) && isProduct(path))
    .filter((path) => !path.startsWith(NEEDS_A_TEST_BESIDE_IT) || existsSync(testOf(path)))
    .toSorted()
}

const isDivided = (folder: string) => GROUPS.includes(folder) || PROVEN_TOGETHER.includes(folder)

const isProduct = (path: string) => basename(path) !== 'testing' && !path.includes('/testing/')

const testOf = (path: string) => path.replace(/\.ts$/, '.test.ts')
