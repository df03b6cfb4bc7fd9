import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBuild } from '../../../scripts/builds/add-build'
import { ownPort } from '../../support/own-port'
import { indexSite } from '../../../scripts/index-site'
import { pocketbasePidOn } from '../../support/pocketbase-pid'
import { commandLinesDuring } from '../../support/processes'
import { startProduct, type Product } from '../../support/product'
import { runCommand } from '../../support/run-command'

/** A command must never harm what is beside it: other folders, other servers, other users. */
let product: Product
let scratch: string
let siteDir: string
let seen: readonly string[]
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'turbo-commands-'))
  siteDir = join(scratch, 'site')
  await build('first')
  const started = await commandLinesDuring(
    startProduct({ at: '2026-10-25T18:30:00Z', leagues: [], siteDir, isFirstStart: true }),
  )
  product = started.done
  seen = started.seen.filter((line) => line.includes(product.dataDir))
})
afterAll(async () => {
  await product?.close()
  rmSync(scratch, { recursive: true, force: true })
})

describe('a folder that is not ours', () => {
  const photos = () => join(scratch, 'photos')
  beforeAll(() => {
    mkdirSync(join(photos(), 'summer'), { recursive: true })
    writeFileSync(join(photos(), 'summer/beach.jpg'), 'sand')
    writeFileSync(join(photos(), 'index.html'), 'my own page')
    symlinkSync(photos(), join(scratch, 'link'))
    symlinkSync(join(scratch, 'nowhere'), join(scratch, 'dangling'))
    writeFileSync(join(scratch, 'file'), 'a file')
  })

  it.each(['start', 'demo', 'build'])(
    'stays whole when SITE_DIR names it for npm run %s',
    async (command) => {
      const given = ['photos', 'link', 'photos/summer'].map((name) => join(scratch, name))
      const ends = await Promise.all(
        given.map(async (path) => runCommand(command, [], await elsewhere({ SITE_DIR: path }))),
      )
      for (const { status, stderr } of ends) {
        expect(stderr).toContain(
          'which is not empty and holds no builds of Turbo Scores; nothing was written.',
        )
        expect(status).toBe(1)
      }
      expect(treeOf(photos())).toEqual(['index.html', 'summer', 'summer/beach.jpg'])
    },
  )

  it('stays whole when DATA_DIR names it', async () => {
    const { status, stderr } = await runCommand('start', [], await elsewhere({ DATA_DIR: photos() }))
    expect(stderr.trim()).toBe(
      `DATA_DIR is "${photos()}", which holds other things than data of Turbo Scores (index.html); choose an empty folder.`,
    )
    expect(status).toBe(1)
    expect(treeOf(photos())).toEqual(['index.html', 'summer', 'summer/beach.jpg'])
    expect(lstatSync(photos()).mode & 0o777).toBe(0o755)
  })

  it.each([
    ['SITE_DIR', 'file', 'which is a file; give it a folder of its own.'],
    ['DATA_DIR', 'file', 'which is a file; give it a folder of its own.'],
    ['DATA_DIR', 'file/below', 'which cannot be used: a part of its path is a file'],
    ['DATA_DIR', 'dangling', 'a link that leads nowhere; give it a folder of its own.'],
    ['SITE_DIR', 'dangling', 'a link that leads nowhere; give it a folder of its own.'],
  ])('is refused in one sentence when %s is a %s', async (variable, name, sentence) => {
    const env = await elsewhere({ [variable]: join(scratch, name) })
    const { status, stdout, stderr } = await runCommand('start', [], env)
    expect(stderr).toContain(`${variable} is "${join(scratch, name)}", ${sentence}`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })
})

describe('a second start beside a running server', () => {
  it.each(['start', 'demo', 'serve'])(
    'is refused before npm run %s builds, when the port is taken',
    async (command) => {
      const env = await elsewhere({ PORT: new URL(product.url).port })
      const { status, stdout, stderr } = await runCommand(command, [], env)
      expect(stderr.trim()).toMatch(
        /^Port \d+ on 127\.0\.0\.1 is already in use; set PORT \(or HOST\) to another one\.$/,
      )
      expect(stdout).not.toContain('Building')
      expect(status).toBe(1)
    },
  )

  it.each(['start', 'demo', 'serve'])(
    'is refused before npm run %s builds, when the data is in use',
    async (command) => {
      const { status, stdout, stderr } = await runCommand(
        command,
        [],
        await elsewhere({ DATA_DIR: product.dataDir }),
      )
      expect(stderr).toContain(`${product.dataDir} is in use by the Turbo Scores at ${product.url} (process `)
      expect(stdout).not.toContain('Building')
      expect(status).toBe(1)
      expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    },
  )
})

describe('a build beside a running server', () => {
  it('changes nothing for its visitors, and the next start serves the new one and the old chunks', async () => {
    const before = await pageOf()
    await build('second')
    expect(await pageOf()).toEqual(before)
    expect(await statusOf('/assets/of-second.js')).toBe(404)
    await product.kill()
    await product.start()
    expect((await pageOf()).build).toBe('second')
    expect(await statusOf('/assets/of-first.js')).toBe(200)
    expect(await statusOf('/assets/of-second.js')).toBe(200)
    expect(await statusOf('/only-of-first.txt')).toBe(404)
  })

  it('keeps the build that is being served, however many builds follow', async () => {
    for (const name of ['third', 'fourth', 'fifth', 'sixth']) await build(name)
    expect((await pageOf()).build).toBe('second')
    for (const name of ['first', 'second']) expect(await statusOf(`/assets/of-${name}.js`)).toBe(200)
    expect(await statusOf('/assets/late-of-second.js')).toBe(200)
  })
})

describe('secrets', () => {
  it('stand in no command line while the server starts and restarts', async () => {
    expect(seen.length).toBeGreaterThan(0)
    const { seen: later } = await commandLinesDuring(restart())
    for (const line of [...seen, ...later.filter((text) => text.includes(product.dataDir))])
      expect(line).not.toMatch(/superuser|password|[0-9a-f]{32}/i)
  })

  it('stand in no command line while an operator is made with a password', async () => {
    const env = { DATA_DIR: product.dataDir, APP_URL: product.url, OPERATOR_PASSWORD: 'Whistle-4-Kickoff' }
    const { done, seen: lines } = await commandLinesDuring(runCommand('operator', ['boss@bar.example'], env))
    expect(done).toMatchObject({ status: 0, stderr: '' })
    expect(lines.some((line) => line.includes('boss@bar.example'))).toBe(true)
    expect(lines.filter((line) => line.includes('Whistle-4-Kickoff'))).toEqual([])
  })

  it('that the server passes to PocketBase can be read by its own user only', async () => {
    expect(lstatSync(`/proc/${await pocketbasePidOn(product.dataDir)}/environ`).mode & 0o077).toBe(0)
  })

  it('of a superuser are known to nobody, and no stranger can make a superuser', async () => {
    const response = await fetch(`${product.url}/api/collections/_superusers/records`, {
      method: 'POST',
      body: '{}',
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(product.output()).not.toMatch(/pbinstall|superuser/)
  })
})

describe('the data folder', () => {
  it('is closed to other users from the first start on, whatever the umask', () => {
    expect(openToOthers()).toEqual([])
    expect(lstatSync(product.dataDir).mode & 0o777).toBe(0o700)
  })

  it('if it was open to other users, is closed at the next start, which says so in one line', async () => {
    await product.kill()
    mkdirSync(join(product.dataDir, 'backups'), { recursive: true })
    writeFileSync(join(product.dataDir, 'backups/night.zip'), 'rows')
    for (const path of ['', 'backups']) chmodSync(join(product.dataDir, path), 0o755)
    for (const path of ['data.db', 'auxiliary.db', 'epoch-mark', 'backups/night.zip'])
      chmodSync(join(product.dataDir, path), 0o644)
    await product.start()
    expect(openToOthers()).toEqual([])
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('Other users of this machine'))
    expect(lines).toEqual([
      `Other users of this machine could read 6 files and folders of DATA_DIR (${product.dataDir}); now only its owner can.`,
    ])
  })
})

/** A start with its own port and folders, except for what `env` sets. */
async function elsewhere(env: Record<string, string>): Promise<Record<string, string>> {
  const own = {
    PORT: String(await ownPort()),
    DATA_DIR: join(scratch, 'data'),
    SITE_DIR: join(scratch, 'sites'),
  }
  return { ...own, ...env }
}

/** As little of an app as a server needs, with files that only this build has. */
async function build(name: string): Promise<void> {
  await addBuild(siteDir, (dir) => {
    mkdirSync(join(dir, 'assets'))
    const page = `<title>Turbo</title><meta name="build" content="${name}"><script src="/assets/of-${name}.js"></script>`
    writeFileSync(join(dir, 'index.html'), page)
    for (const file of [`assets/of-${name}.js`, `assets/late-of-${name}.js`, `only-of-${name}.txt`])
      writeFileSync(join(dir, file), name)
    indexSite(dir)
    return Promise.resolve()
  })
}

async function pageOf(): Promise<{ build: string | undefined; statuses: readonly number[] }> {
  const page = await (await fetch(product.url)).text()
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!)
  const statuses = await Promise.all(files.map(statusOf))
  return { build: /name="build" content="(\w+)"/.exec(page)?.[1], statuses }
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(product.url + path)
  await response.body?.cancel()
  return response.status
}

async function restart(): Promise<void> {
  await product.kill()
  await product.start()
}

function openToOthers(): readonly string[] {
  return treeOf(product.dataDir).filter((name) => (lstatSync(join(product.dataDir, name)).mode & 0o077) !== 0)
}

function treeOf(folder: string): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).toSorted()
}
