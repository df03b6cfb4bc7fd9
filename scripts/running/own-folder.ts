import { existsSync, lstatSync, realpathSync, statSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { systemWords } from './system-words'

/**
 * The real path of a folder that the user gives us to write into, whether it exists already or not. Folders that by
 * nature hold more than our files are refused: a wrong variable must not change, clear or close anything there.
 */
export function ownFolder(name: 'DATA_DIR' | 'SITE_DIR', value: string): string {
  const refuse = (why: string) => new Error(`${name} is "${value}", ${why}; give it a folder of its own.`)
  if (value.startsWith('~')) throw refuse('but only a shell knows what ~ means')
  const { path, stats } = realPathAndStats(value, (error) =>
    refuse(`which cannot be used: ${systemWords(error)}`),
  )
  if (!stats && lstatSync(value, { throwIfNoEntry: false })) throw refuse('a link that leads nowhere')
  if (stats && !stats.isDirectory()) throw refuse('which is a file')
  if (contains(path, realpathSync('.'))) throw refuse('which holds the source of Turbo Scores')
  if (contains(path, homedir())) throw refuse('which holds the home of its user')
  // Everybody may write into a folder like /tmp, and only its owner may take things away.
  if (stats && stats.mode & 0o1000) throw refuse('which is shared with everybody')
  return path
}

/** Whether `inner` is `outer` or lies below it. */
export function contains(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return way === '' || !(way.startsWith('..') || resolve(way) === way)
}

function realPathAndStats(
  value: string,
  refusal: (error: unknown) => Error,
): { path: string; stats: Stats | undefined } {
  try {
    const path = realPath(resolve(value))
    return { path, stats: statSync(path, { throwIfNoEntry: false }) }
  } catch (error) {
    throw refusal(error)
  }
}

/** A path that does not exist yet lies where the existing part of it leads. */
function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path)
  return join(realPath(dirname(path)), basename(path))
}
