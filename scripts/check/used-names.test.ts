import { describe, expect, it } from 'vitest'
import { usedNames } from './used-names'

describe('names that a bundle uses', () => {
  const used = (...bundles: string[]) => usedNames(bundles).get('src/a.ts')

  it('stand below the path of their file', () => {
    expect(used('// src/a.ts\nfunction rule() {\n}\n\n// src/b.ts\nrule();')).toContain('rule')
  })

  it('are called by another chunk', () => {
    const first = '// src/a.ts\nvar LIMIT = 5;\n\nexport {\n  LIMIT\n};'
    expect(used(first, 'import {\n  LIMIT\n} from "./chunk.js";\nstart(LIMIT);')).toContain('LIMIT')
  })

  it('include those that the bundler has numbered', () => {
    expect(used('// src/a.ts\nfunction rule2() {\n}\nrule2();')).toContain('rule')
  })

  it('do not include a constant that only its own line names', () => {
    expect(used('// src/a.ts\nvar WINDOW_MS = 30 * DAY_MS;')).toBeUndefined()
  })
})
