import { build } from 'esbuild'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addBuild } from './builds/add-build'
import { HOOK_BUILDS, partsOf } from './builds/built-hooks'

/** Syntax that PocketBase's engine lacks; esbuild rewrites it in older syntax. */
export const ENGINE_SYNTAX = {
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
  supported: { 'async-generator': false, 'for-await': false },
} as const

/**
 * Builds what PocketBase runs, in a folder beside the builds of running servers, and returns that folder. Registrations
 * (`*.pb.ts`) and migrations are only transpiled, because PocketBase re-reads a handler from its own source text; the
 * work in `lib/` is bundled with `src/domain` and `src/feeds`.
 */
export async function buildHooks(): Promise<string> {
  return resolve(
    await addBuild(HOOK_BUILDS, async (dir) => {
      const { hooks, migrations } = partsOf(dir)
      for (const folder of [hooks, migrations]) mkdirSync(folder)
      await Promise.all([
        build({ ...ENGINE_SYNTAX, entryPoints: entries('pb_hooks', '.pb.ts'), outdir: hooks, bundle: false }),
        build({
          ...ENGINE_SYNTAX,
          entryPoints: entries('pb_hooks/lib', '.ts'),
          outdir: `${hooks}/lib`,
          bundle: true,
          format: 'cjs',
        }),
        build({
          ...ENGINE_SYNTAX,
          entryPoints: entries('pb_migrations', '.ts'),
          outdir: migrations,
          bundle: false,
        }),
      ])
    }),
  )
}

function entries(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
}
