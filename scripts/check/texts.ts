import { existsSync, readFileSync } from 'node:fs'
import { SECTION_8, type Proof } from '../../src/domain/testing/section-8'

/** How many texts no test sees yet. The numbers only shrink; after the console only `never` is left. */
const UNPROVEN = { accounts: 0, console: 0, never: 2 }

/** Tests that see the product: screens that are rendered, a server that runs, a browser that shows both. */
const TESTS_OF_PRODUCT = /^src\/(?:features|app|ui)\/.*\.test\.tsx$|^tests\/(?:server|e2e)\/.*\.ts$/

/** Complaints about texts of the specification that no test sees in the product. */
export function checkTexts(): string[] {
  const texts = Object.values(SECTION_8).flatMap((document) => Object.entries(document))
  return complaintsAbout(texts, UNPROVEN)
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

export function complaintsAbout(
  texts: readonly (readonly [text: string, proof: Proof])[],
  unproven: Readonly<Record<keyof typeof UNPROVEN, number>>,
  read = readIfThere,
): string[] {
  const wrongProofs = texts.flatMap(([text, proof]) =>
    'provenIn' in proof ? faultOf(text, proof.provenIn, read) : [],
  )
  return [...wrongProofs, ...miscounted(texts, unproven)]
}

function faultOf(text: string, path: string, read: (path: string) => string): string[] {
  if (!TESTS_OF_PRODUCT.test(path))
    return [`${path} hears neither a screen nor a server, but is to prove: ${text}`]
  return patternOf(text).test(read(path)) ? [] : [`${path} does not have the text: ${text}`]
}

function miscounted(
  texts: readonly (readonly [string, Proof])[],
  unproven: Readonly<Record<keyof typeof UNPROVEN, number>>,
): string[] {
  const kinds = texts.flatMap(([, proof]) =>
    'waitsFor' in proof ? proof.waitsFor : 'neverSaid' in proof ? ('never' as const) : [],
  )
  return Object.entries(unproven).flatMap(([kind, most]) => {
    const found = kinds.filter((one) => one === kind).length
    if (found === most) return []
    return `${kind}: ${found} texts are said by nobody yet, the list in scripts/check/texts.ts says ${most}; it only shrinks`
  })
}

/** Matches a line of the test that contains the text, with anything in the text's places to fill in. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('[^\n]+'))
}
