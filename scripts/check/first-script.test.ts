import { describe, expect, it } from 'vitest'
import { laterPackages } from './first-script'

const file = (...imports: readonly [kind: 'import-statement' | 'dynamic-import', path: string][]) => ({
  imports: imports.map(([kind, path]) => ({ kind, path })),
})

describe('the first script', () => {
  it('has no package that the first scores do not need, by whatever way', () => {
    const inputs = {
      'main.tsx': file(['import-statement', 'react'], ['import-statement', 'app.tsx']),
      'app.tsx': file(['import-statement', 'main.tsx'], ['import-statement', 'use-stored.ts']),
      'use-stored.ts': file(['import-statement', 'dexie'], ['import-statement', 'dexie-react-hooks']),
    }
    expect(laterPackages(inputs, 'main.tsx')).toEqual([
      'The first script has dexie: main.tsx → app.tsx → use-stored.ts → dexie',
      'The first script has dexie-react-hooks: main.tsx → app.tsx → use-stored.ts → dexie-react-hooks',
    ])
  })

  it('may load such packages when they are wanted', () => {
    const inputs = {
      'main.tsx': file(['dynamic-import', 'settings.tsx'], ['dynamic-import', 'idb-keyval']),
      'settings.tsx': file(['import-statement', 'dexie']),
    }
    expect(laterPackages(inputs, 'main.tsx')).toEqual([])
  })
})
