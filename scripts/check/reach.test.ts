import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './reach'
import { usedNames } from './used-names'

const waits = (names: number) => [{ part: 'console', place: 'src/domain/operations', names } as const]
const rule = (file: string, name = 'rule') => ({ file, name })

describe('names that nothing of the product reaches', () => {
  it('are named', () => {
    expect(complaintsAbout([rule('src/domain/game/live.ts', 'isLive')], [])).toEqual([
      'src/domain/game/live.ts: nothing of the product reaches isLive',
    ])
  })

  it('may wait for a coming part, as many as the list says', () => {
    expect(complaintsAbout([rule('src/domain/operations/alerts.ts')], waits(1))).toEqual([])
  })

  it('do not become more', () => {
    const two = [rule('src/domain/operations/a.ts', 'one'), rule('src/domain/operations/b.ts', 'two')]
    expect(complaintsAbout(two, waits(1))).toEqual([
      'src/domain/operations: 2 names wait for their part, but only 1 may: one, two',
    ])
  })

  it('are taken off the list as soon as something reaches them', () => {
    expect(complaintsAbout([], waits(1))).toEqual([
      'src/domain/operations: 0 names wait for their part, and no longer 1; lower the number in scripts/check/waiting.ts',
    ])
  })

  it('are not excused by a folder whose name begins alike', () => {
    const [first] = complaintsAbout([rule('src/domain/operations-old/a.ts')], waits(0))
    expect(first).toContain('src/domain/operations-old/a.ts')
  })
})

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
