import { describe, expect, it } from 'vitest'
import { complaintsAbout, SERVER_FOLDERS } from './arrows'

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
    ['pb_hooks/lib/polling/tick.ts', '../boards/publish'],
    ['pb_hooks/lib/odds/jobs/clean-up.ts', '../../server/time'],
    ['pb_hooks/lib/jobs.ts', './weather/venue-weather-job'],
    ['pb_hooks/jobs.pb.ts', './lib/jobs'],
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
    ['pb_hooks/lib/boards/a.ts', '../../../src/storage/db', 'pb_hooks/lib/boards must not know src/storage'],
    ['pb_hooks/lib/server/time.ts', '../security/caller', 'server must not know pb_hooks/lib/security'],
    ['pb_hooks/lib/games/a.ts', '../proxy/espn-answer', 'games must not know pb_hooks/lib/proxy'],
    ['pb_hooks/lib/weather/a.ts', '../jobs', 'pb_hooks/lib/weather must not know pb_hooks'],
    ['pb_hooks/lib/newcomer/a.ts', '../server/time', 'newcomer must not know pb_hooks/lib/server'],
  ])('refuse that %s imports %s', (file, target, why) => {
    expect(imports(file, target)).toEqual([expect.stringContaining(why)])
  })

  it('let no two folders of the server know each other', () => {
    const folders = Object.keys(SERVER_FOLDERS)
    const upward = folders.filter((folder, place) =>
      SERVER_FOLDERS[folder]?.some((known) => !folders.slice(0, place).includes(known)),
    )
    expect(upward).toEqual([])
  })

  it.each([
    ['src/domain/a.ts', 'src/domain'],
    ['src/feeds/espn/a.ts', 'src/feeds'],
    ['pb_hooks/lib/a.ts', 'pb_hooks'],
    ['pb_hooks/lib/boards/a.ts', 'pb_hooks/lib/boards'],
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
