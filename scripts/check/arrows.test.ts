import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './arrows'

const imports = (file: string, target: string) => complaintsAbout(file, `import { x } from '${target}'`)

describe('the import arrows', () => {
  it.each([
    ['src/sync/board-sync.ts', '../domain/board/board'],
    ['src/features/scoreboard/card.tsx', '../../state/boards'],
    ['src/features/scoreboard/card.tsx', './team-row'],
    ['src/app/app.tsx', '../features/scoreboard/board-screen'],
    ['src/main.tsx', './app/app'],
    ['sw/service-worker.ts', '../src/storage/logos'],
    ['pb_hooks/lib/polling/tick.ts', '../../../src/feeds/espn/request'],
  ])('let %s import %s', (file, target) => {
    expect(imports(file, target)).toEqual([])
  })

  it.each([
    ['src/domain/board/board.ts', '../../storage/db', 'src/domain must not know src/storage'],
    ['src/storage/db.ts', '../sync/board-sync', 'src/storage must not know src/sync'],
    ['src/ui/button.tsx', '../domain/game/game', 'src/ui must not know src/domain'],
    ['src/sync/board-sync.ts', '../features/scoreboard/card', 'src/sync must not know src/features'],
    ['src/features/account/page.tsx', '../scoreboard/card', 'src/features must not know src/features'],
    ['pb_hooks/lib/site.ts', '../../src/storage/db', 'pb_hooks must not know src/storage'],
  ])('refuse that %s imports %s', (file, target, why) => {
    expect(imports(file, target)).toEqual([expect.stringContaining(why)])
  })

  it.each([
    ['src/domain/a.ts', 'src/domain'],
    ['src/feeds/espn/a.ts', 'src/feeds'],
    ['pb_hooks/lib/a.ts', 'pb_hooks'],
    ['pb_migrations/a.ts', 'pb_migrations'],
  ])('refuse packages in %s, which PocketBase runs', (file, layer) => {
    expect(imports(file, 'fuse.js')).toEqual([`${file} imports fuse.js: ${layer} has no packages`])
    expect(complaintsAbout(file, `const a = import('@scope/a')\nimport 'node:fs'`)).toHaveLength(2)
  })

  it('let the page import packages, and take no words for imports', () => {
    expect(imports('src/ui/button.tsx', 'react')).toEqual([])
    expect(complaintsAbout('src/domain/a.ts', `const a = 'from ' + b + 'import ' + c`)).toEqual([])
  })

  it('see re-exports, lazy imports and side effects too', () => {
    const text = `export { x } from '../sync/a'\nconst b = import('../sync/b')\nimport '../sync/c'`
    expect(complaintsAbout('src/storage/db.ts', text)).toHaveLength(3)
  })
})
