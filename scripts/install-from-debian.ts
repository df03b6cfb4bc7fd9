import { spawnSync } from 'node:child_process'

/** Installs packages where this is allowed to: as root, on Debian. Returns whether they are there now. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing Debian’s ${packages.join(', ')} (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = () => apt('install', '-y', ...packages)
  return install() || (apt('update') && install())
}
