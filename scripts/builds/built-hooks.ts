import { join, resolve } from 'node:path'
import { listedBuilds } from './build-list'

export const HOOK_BUILDS = 'build/server'

/** The newest build of the hooks, if there is any. */
export function builtHooks(): string | undefined {
  const [newest] = listedBuilds(HOOK_BUILDS)
  return newest === undefined ? undefined : resolve(HOOK_BUILDS, newest)
}

/** The same for callers that cannot do without a build. */
export function newestHooks(): string {
  const build = builtHooks()
  if (!build) throw new Error('The hooks are not built yet; npm start and npm run build make them.')
  return build
}

export function partsOf(build: string): { readonly hooks: string; readonly migrations: string } {
  return { hooks: join(build, 'pb_hooks'), migrations: join(build, 'pb_migrations') }
}
