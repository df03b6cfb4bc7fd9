/**
 * The top-level names of each file that survive in some bundle and are used there. The bundler begins each file with
 * its path in a comment. It keeps a computed constant even if nothing reads it, so a name that occurs only in its own
 * declaration does not count.
 */
export function usedNames(bundles: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = bundles.map(withoutModuleLists)
  const counts = countWords(codes)
  const used = new Map<string, Set<string>>()
  for (const code of codes) {
    for (const { file, name } of declarations(code)) {
      if (counts.get(name)! < 2) continue
      const names = used.get(file) ?? new Set()
      // Where two files have a name, the bundler numbers one of them.
      used.set(file, names.add(name).add(name.replace(/\d+$/, '')))
    }
  }
  return used
}

function declarations(code: string): { file: string; name: string }[] {
  let file = ''
  return code.split('\n').flatMap((line) => {
    file = /^\/\/ (\S+\.tsx?)$/.exec(line)?.[1] ?? file
    const name = /^(?:async )?(?:function\*?|var|let|const|class) ([\w$]+)/.exec(line)?.[1]
    return name ? [{ file, name }] : []
  })
}

/** Leaves out the imports between chunks of a bundle, in which names are passed on and not used. */
function withoutModuleLists(bundle: string): string {
  return bundle.replace(/^import \{[^}]*\} from "\.[^"]*";$/gm, '')
}

function countWords(codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes)
    for (const [word] of code.matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
