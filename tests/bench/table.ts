import { mkdirSync, writeFileSync } from 'node:fs'
import { missing, type Row } from './row'

/** `npm run bench -- warm bytes` measures only rows whose names contain one of these words. */
const wanted = process.argv.slice(2).map((name) => name.toLowerCase())

/** A measurement that breaks is a row of the table like any other. */
export async function attempt(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  if (wanted.length > 0 && !wanted.some((name) => what.toLowerCase().includes(name))) return []
  console.log(`Measuring: ${what} …`)
  return measure().catch((error: unknown) => [missing(what, '', String(error))])
}

export function report(file: string, rows: readonly Row[]): void {
  if (rows.length === 0) throw new Error(`No measurement is called ${wanted.join(' or ')}`)
  mkdirSync('build', { recursive: true })
  writeFileSync(file, JSON.stringify(rows, null, 2))
  console.table(
    Object.fromEntries(rows.map(({ what, budget, value, verdict }) => [what, { budget, value, verdict }])),
  )
}
