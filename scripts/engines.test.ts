import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusalOfNode } from './usage.mjs'

interface Package {
  readonly engines?: { readonly node?: string }
  readonly optional?: boolean
}

const OURS = (JSON.parse(readFileSync('package.json', 'utf8')) as Package).engines!.node!
/** The oldest version of each line that we promise, as `[22, 13, 0]`. */
const OLDEST = OURS.split('||').map((part) => numbersIn(part))

it.each(OLDEST)(
  'Node %d.%d.%d is what our words promise, and not one version less',
  (major, minor, patch) => {
    expect(refusalOfNode(`${major}.${minor}.${patch}`)).toBeUndefined()
    const before = minor > 0 ? `${major}.${minor - 1}.9` : `${major - 1}.99.9`
    expect(refusalOfNode(before)).toContain(before)
    if (minor > 0) expect(readFileSync('README.md', 'utf8')).toContain(`${major} from ${major}.${minor} `)
  },
)

// npm refuses them all when one wants another Node (engine-strict), except those that it may leave out.
it.each(OLDEST)('Node %d.%d.%d can install every package that we need', (...node) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>
  }
  const refused = Object.entries(packages).filter(
    ([, { engines, optional }]) => !optional && engines?.node && !isIn(engines.node, node),
  )
  expect(refused.map(([name, { engines }]) => `${name} wants ${engines!.node}`)).toEqual([])
})

/** As npm reads ranges, as far as our packages write them: `^22.13 || >=24`, `16 || 14 >=14.17`, `6.*`. */
function isIn(range: string, node: readonly number[]): boolean {
  return range.split('||').some((part) => {
    const terms = part.trim().replaceAll(/([<>=^]) +/g, '$1')
    return terms.split(/ +/).every((term) => meets(term, node))
  })
}

function meets(term: string, node: readonly number[]): boolean {
  const [, sign = '', version = ''] = /^(\^|>=|<=|)(\*|\d[\d.*]*)$/.exec(term) ?? []
  if (version === '*') return true
  if (!version) throw new Error(`Nobody here knows what the range ${term} means`)
  const order = compare(node, numbersIn(version))
  if (sign === '>=') return order >= 0
  if (sign === '<=') return order <= 0
  return order >= 0 && node[0] === numbersIn(version)[0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((part, index) => part - other[index]!).find((difference) => difference !== 0) ?? 0
}

function numbersIn(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = [...version.matchAll(/\d+/g)].map(Number)
  return [major, minor, patch]
}
