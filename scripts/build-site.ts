import { addBuild } from './builds/add-build'
import { indexSite } from './index-site'
import { siteFolderToFill } from './running/site-folder'

/** Builds the app beside the builds that `siteDir` holds already; returns the new folder. */
export async function buildSite(siteDir = 'dist'): Promise<string> {
  const folder = siteFolderToFill(siteDir)
  // Loaded here, because a start that is refused need not wait for it.
  const { build } = await import('vite')
  return await addBuild(folder, async (outDir) => {
    const mode = process.env['NODE_ENV']
    // The folder is new and empty. Nothing here ever empties one.
    await build({ logLevel: 'warn', build: { outDir, emptyOutDir: false } })
    // Vite leaves `NODE_ENV` at "production", and every process that is started next would believe it.
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
    indexSite(outDir)
  })
}
