import { build } from 'vite'
import { indexSite } from './index-site'

/** Builds the app into `outDir`, ready to be served. */
export async function buildSite(outDir = 'dist'): Promise<void> {
  const mode = process.env['NODE_ENV']
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  // Vite leaves "production" behind, and whoever is started next would believe it.
  if (mode === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = mode
  indexSite(outDir)
}
