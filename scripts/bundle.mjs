/** Bundles our TypeScript for Node. It is plain JavaScript, because the code that runs our TypeScript imports it. */
export async function bundle(file, outfile) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  })
}
