import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardWhere, getBoard } from '../../support/boards'
import { epochOf } from '../../support/revision'
import { asSuperuser } from '../../support/users'
import { atMost } from '../../bench/row'
import { holds, type Fault } from './fault'
import { openViewers } from './viewers'

/**
 * The origin is restored from a backup, whose revisions are older than those that viewers know. A new epoch tells them
 * so.
 */
export const originRestored: Fault = async ({ alone, product }, { viewers: count }) => {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-restored-'))
  const viewers = await openViewers(
    alone.map(({ url }) => url),
    count,
  )
  try {
    await asSuperuser(product, 'POST', 'backups', { name: 'before.zip' })
    const before = epochOf((await getBoard(product.url, 'nfl'))?.rev)
    const restored = join(folder, 'data')
    await product.kill()
    restore(join(product.dataDir, 'backups', 'before.zip'), restored)
    await product.start({ DATA_DIR: restored })
    const { rev } = await boardWhere(
      product.url,
      'nfl',
      'of a new epoch',
      (one) => epochOf(one.rev) !== before,
    )
    const ms = await viewers.allKnow(rev, Date.now())
    const { slowest } = await viewers.state()
    const kept = await Promise.all(alone.map(async ({ url }) => epochOf((await getBoard(url, 'nfl'))?.rev)))
    const epochs = new Set([...slowest.map(([epoch]) => epoch), ...kept])
    // The restored folder is deleted, so the origin goes on with its first folder.
    await product.kill()
    await product.start()
    return {
      counted: [
        holds(
          `origin restored: epochs of ${count} viewers and of the boards at both edges`,
          [...epochs].join(', '),
          epochs.size === 1 && epochs.has(epochOf(rev)),
        ),
      ],
      timed: [atMost('origin restored: until all are in the new epoch', ms, 2000, 'ms')],
    }
  } finally {
    viewers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function restore(zip: string, folder: string): void {
  const env = { ...process.env, DATA_DIR: folder }
  const args = ['scripts/run.mjs', 'scripts/restore.ts', zip]
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The backup was not restored:\n${stderr}`)
}
