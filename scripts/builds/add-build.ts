import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { BUILD_MARK, listedBuilds, UNFINISHED, writeList } from './build-list'
import { sweepBuilds } from './sweep-builds'

/**
 * Makes a build in a fresh folder and moves it into place when it is complete, so nobody ever sees half of one. Its
 * name comes from its content: building the same twice gives one build, and the older ones keep their places.
 */
export async function addBuild(
  folder: string,
  make: (dir: string) => Promise<void>,
  inUse?: ReadonlySet<string>,
): Promise<string> {
  const unfinished = join(folder, `${UNFINISHED}${process.pid}-${randomBytes(4).toString('hex')}`)
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, BUILD_MARK), `${process.pid}\n`)
  try {
    await make(unfinished)
    const id = contentOf(unfinished)
    putInPlace(unfinished, join(folder, id))
    writeList(folder, [id, ...listedBuilds(folder).filter((other) => other !== id)])
    sweepBuilds(folder, inUse)
    return join(folder, id)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** When another process put the same build there in the meantime, its folder stays and ours goes. */
function putInPlace(unfinished: string, place: string): void {
  if (existsSync(join(place, BUILD_MARK))) return
  renameSync(unfinished, place)
}

function contentOf(dir: string): string {
  const hash = createHash('sha256')
  for (const path of filesOf(dir))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(dir, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function filesOf(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== BUILD_MARK)
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
