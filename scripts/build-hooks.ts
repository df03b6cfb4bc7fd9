import { build } from 'esbuild'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PocketBase's engine lacks in syntax; esbuild writes it in older words. */
export const ENGINE_SYNTAX = {
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
  supported: { 'async-generator': false, 'for-await': false },
} as const

const HOOKS = 'build/pb_hooks'
const MIGRATIONS = 'build/pb_migrations'

/**
 * Builds what PocketBase runs. Registrations (`*.pb.ts`) and migrations are only transpiled, because PocketBase
 * re-reads a handler from its own source text; the work in `lib/` is bundled with `src/domain` and `src/feeds`.
 */
export async function buildHooks(): Promise<void> {
  for (const folder of [HOOKS, MIGRATIONS]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  await Promise.all([
    build({ ...ENGINE_SYNTAX, entryPoints: entries('pb_hooks', '.pb.ts'), outdir: HOOKS, bundle: false }),
    build({
      ...ENGINE_SYNTAX,
      entryPoints: entries('pb_hooks/lib', '.ts'),
      outdir: `${HOOKS}/lib`,
      bundle: true,
      format: 'cjs',
    }),
    build({
      ...ENGINE_SYNTAX,
      entryPoints: entries('pb_migrations', '.ts'),
      outdir: MIGRATIONS,
      bundle: false,
    }),
  ])
}

function entries(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
}
