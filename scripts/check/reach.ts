import { readdirSync, readFileSync } from 'node:fs'
import { build, transformSync } from 'esbuild'
import { usedNames } from './used-names'
import { sourceFiles } from './source-files'

/**
 * A rule that no screen, route or command uses is not done, however well it is tested. The bundler shows what is used:
 * it leaves out of its output whatever no entry reaches. Types vanish there, so files with only types are not judged.
 */
export async function checkReach(): Promise<string[]> {
  const used = usedNames(await bundles(entries()))
  return productFiles().flatMap((file) =>
    exportedNames(readFileSync(file, 'utf8'), file)
      .filter((name) => !used.get(file)?.has(name))
      .map((name) => `${file}: nothing of the product reaches ${name}`),
  )
}

/** The entries of the product: the page, its inline script, the worker, the hooks' entry points and the commands. */
function entries(): string[] {
  const modulesOf = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`)
  const begins = [
    'src/main.tsx',
    'src/start/early.ts',
    'src/start/last-frame/show-last-frame.ts',
    'sw/service-worker.ts',
    'vite.config.ts',
  ]
  return [...begins, ...modulesOf('pb_hooks/lib'), ...modulesOf('scripts')]
}

/** Code that only tests use is in folders named `testing`. */
function productFiles(): string[] {
  const isProduct = (file: string) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file)
  return sourceFiles(['src', 'sw', 'pb_hooks/lib']).filter(isProduct)
}

async function bundles(entryPoints: string[]): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    // Without splitting, a file that is loaded lazily is wrapped in a function, and its names are no longer at the top
    // level.
    splitting: true,
    write: false,
    outdir: 'build/reach',
    outbase: '.',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty', '.png': 'empty' },
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text)
}

/** Values that a file makes and exports; a re-exported value is judged in the file that makes it. */
function exportedNames(text: string, file: string): string[] {
  const { code } = transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', format: 'esm' })
  const list = /^export \{([^}]*)\};?$/m.exec(code)?.[1] ?? ''
  const names = list.split(',').map((entry) => entry.trim().split(' as ')[0]!)
  return names.filter((name) => name !== '' && isMadeIn(code, name))
}

function isMadeIn(code: string, name: string): boolean {
  const escaped = name.replaceAll('$', String.raw`\$`)
  return new RegExp(String.raw`^(?:async )?(?:function\*?|var|let|const|class) ${escaped}\b`, 'm').test(code)
}
