import { build } from 'vite'
import { indexSite } from './index-site'

/** Builds the app into `outDir`, ready to be served. */
export async function buildSite(outDir = 'dist'): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  indexSite(outDir)
}
