import { build, type Metafile } from 'esbuild'

/** The first scores need none of these packages, so they must not wait for them. */
const LATER = ['dexie', 'dexie-react-hooks', 'fuse.js', 'idb-keyval', 'pocketbase', 'uplot', 'workbox-window']
const FIRST = 'src/main.tsx'

/** The bench counts the bytes of the first script; this says by which way a package has come into it. */
export async function checkFirstScript(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [FIRST],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'build/reach',
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty', '.png': 'empty' },
    logLevel: 'error',
  })
  return laterPackages(metafile.inputs, FIRST)
}

type Inputs = Record<string, Pick<Metafile['inputs'][string], 'imports'>>

/** The packages that a file loads, by itself and through its imports, without those loaded on demand. */
export function laterPackages(
  inputs: Inputs,
  file: string,
  way = [file],
  seen = new Set<string>(),
): string[] {
  return (inputs[file]?.imports ?? []).flatMap(({ path, kind }) => {
    if (kind === 'dynamic-import' || seen.has(path)) return []
    seen.add(path)
    if (LATER.includes(path)) return [`The first script has ${path}: ${[...way, path].join(' → ')}`]
    return laterPackages(inputs, path, [...way, path], seen)
  })
}
