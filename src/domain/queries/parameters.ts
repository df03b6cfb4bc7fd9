/** The parameters that a request for records may have, in exactly this spelling. */
const PARAMETERS = ['page', 'perPage', 'skipTotal', 'fields', 'filter', 'sort'] as const
export type Parameter = (typeof PARAMETERS)[number]
export type Parameters = ReadonlyMap<Parameter, string>

/** No query of ours comes near this; a filter of an operator has 500 characters, three times that when encoded. */
const LONGEST = 2500

/**
 * The parameters of a raw query, or undefined when it holds anything else. Each name must be spelled exactly and stand
 * there once: PocketBase reads the first of several and decodes names, so a query that it would read differently from
 * us is refused. The result is written anew, so that nothing of the original can be understood in two ways.
 */
export function readParameters(raw: string): Parameters | undefined {
  if (raw.length > LONGEST) return undefined
  const found = new Map<Parameter, string>()
  for (const part of raw.split('&').filter((one) => one !== '')) {
    const [name = '', ...rest] = part.split('=')
    const value = decoded(rest.join('='))
    if (!isParameter(name) || value === undefined) return undefined
    // Repeated `skipTotal` is harmless, as the server always sets it: rows are never counted.
    if (found.has(name) && name !== 'skipTotal') return undefined
    found.set(name, value)
  }
  return found
}

/** What PocketBase reads wherever it answers with records or lists. */
const QUERY_PARAMETER = /^(?:filter|sort|expand)$/i

/** Whether a raw query has one of these parameters, in any spelling. A name that cannot be decoded may be one. */
export function hasQueryParameter(raw: string): boolean {
  return raw.split('&').some((part) => {
    const name = decoded(part.split('=')[0]!)
    return name === undefined || QUERY_PARAMETER.test(name.trim())
  })
}

export function writeParameters(parameters: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')
}

function isParameter(name: string): name is Parameter {
  return (PARAMETERS as readonly string[]).includes(name)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
