import { existsSync, readFileSync } from 'node:fs'
import { SECTION_8, type Proof } from '../../src/domain/testing/section-8'

/** How many texts nothing of the product can say. The number only shrinks. */
const NEVER_SAID = 2

/** Tests that see the product: screens that are rendered, a server that runs, a browser that shows both. */
const TESTS_OF_PRODUCT = /^src\/(?:features|app|ui)\/.*\.test\.tsx$|^tests\/(?:server|e2e)\/.*\.ts$/

/** Complaints about texts of the specification that no test sees in the product. */
export function checkTexts(): string[] {
  const texts = Object.values(SECTION_8).flatMap((document) => Object.entries(document))
  return complaintsAbout(texts, NEVER_SAID)
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

export function complaintsAbout(
  texts: readonly (readonly [text: string, proof: Proof])[],
  neverSaid: number,
  read = readIfThere,
): string[] {
  const wrongProofs = texts.flatMap(([text, proof]) =>
    'provenIn' in proof ? faultOf(text, proof.provenIn, read) : [],
  )
  const found = texts.filter(([, proof]) => 'neverSaid' in proof).length
  if (found === neverSaid) return wrongProofs
  return [
    ...wrongProofs,
    `${found} texts are never said, scripts/check/texts.ts says ${neverSaid}; the number only shrinks`,
  ]
}

function faultOf(text: string, path: string, read: (path: string) => string): string[] {
  if (!TESTS_OF_PRODUCT.test(path))
    return [`${path} sees neither a screen nor a server, but is to prove: ${text}`]
  return patternOf(text).test(read(path)) ? [] : [`${path} does not have the text: ${text}`]
}

/** Matches a line of the test that contains the text, with anything in the text's places to fill in. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('[^\n]+'))
}
