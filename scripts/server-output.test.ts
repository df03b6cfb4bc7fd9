import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { passOn } from './server-output'

async function heard(text: string): Promise<readonly string[]> {
  const output = Readable.from([text])
  const lines: string[] = []
  passOn(output, (line) => lines.push(line))
  await new Promise((done) => output.once('close', done))
  return lines
}

it('passes on what PocketBase says of a migration that fails', async () => {
  const said = 'Error: failed to apply migration 003_users.js: Error: no such column\n'
  expect(await heard(said)).toEqual([said.trim()])
})

it('keeps the greeting to itself', async () => {
  const greeting = [
    '2026/11/21 14:52:55 Server started at http://127.0.0.1:45671',
    '├─ REST API:  http://127.0.0.1:45671/api/',
    '└─ Dashboard: http://127.0.0.1:45671/_/',
    '',
  ]
  expect(await heard(greeting.join('\n'))).toEqual([])
})

it('passes on the beginning of a line that does not end', async () => {
  expect(await heard(`Error: ${'x'.repeat(100_000)}\n`)).toEqual([`Error: ${'x'.repeat(193)}`])
})

it('lets nothing that a stranger sent steer the terminal', async () => {
  expect(await heard('Error: \u001b[2Jgone\u0007\u009b1A\n')).toEqual(['Error:  [2Jgone  1A'])
})
