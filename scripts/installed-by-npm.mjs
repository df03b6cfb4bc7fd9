import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether `node_modules` has all that package-lock.json wants for this machine, as after a plain `npm ci`. npm writes
 * down what it has installed when it is done.
 */
export function isInstalledByNpm() {
  try {
    const has = packagesOf(join('node_modules', '.package-lock.json'))
    return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) =>
      has[path] ? isSame(has[path], wanted) : path === '' || mayBeMissing(wanted),
    )
  } catch {
    return false
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function isSame(one, other) {
  return one.version === other.version && one.integrity === other.integrity
}

/** An executable has a package for each kind of machine; those for others, and what only they need, stay away. */
function mayBeMissing({ optional, os, cpu, libc }) {
  const isMadeForThis = (os ?? cpu) && allows(os, process.platform) && allows(cpu, process.arch)
  return optional === true && (!isMadeForThis || libc !== undefined)
}

function allows(list, one) {
  return list === undefined || list.includes(one)
}
