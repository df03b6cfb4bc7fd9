import { beforeEach, describe, expect, it } from 'vitest'
import { heal, type Part } from './heal'

const SCRIPT = 'export const app = 1'
const SIGN_IN = '<h1>Sign in to this network</h1>'
const integrityOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

const part: Part = {
  url: 'https://scores.example/assets/first.js',
  key: 'https://scores.example/assets/first.js?__WB_REVISION__=1',
  integrity: await integrityOf(SCRIPT),
}

const kept = new Map<string, Response>()
let asked: Request[]
let answer: string
beforeEach(() => {
  kept.clear()
  asked = []
  answer = SCRIPT
})

const ports = {
  signal: new AbortController().signal,
  cache: {
    match: async (key: RequestInfo | URL) => kept.get(key as string)?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void kept.set(key as string, response),
  },
  /** As a browser does with a request that names a hash. */
  async fetch(request: Request) {
    asked.push(request)
    if (request.integrity !== (await integrityOf(answer))) throw new TypeError('Failed to fetch')
    return new Response(answer)
  },
}

const textOf = async (key: string) => await kept.get(key)?.clone().text()

describe('the app on this device', () => {
  it('is left alone while it is whole, without asking anybody', async () => {
    kept.set(part.key, new Response(SCRIPT))
    expect(await heal([part], ports)).toBe(0)
    expect(asked).toEqual([])
  })

  it('is fetched again when the browser has thrown it away', async () => {
    expect(await heal([part], ports)).toBe(1)
    expect(await textOf(part.key)).toBe(SCRIPT)
    expect(asked[0]).toMatchObject({ url: part.url, cache: 'reload' })
  })

  it('loses a sign-in page that an earlier version kept in place of a script', async () => {
    kept.set(part.key, new Response(SIGN_IN))
    expect(await heal([part], ports)).toBe(1)
    expect(await textOf(part.key)).toBe(SCRIPT)
  })

  it('looks at nothing more once the next version is to begin', async () => {
    const leaving = new AbortController()
    const looked: unknown[] = []
    const match = async (key: RequestInfo | URL) => {
      looked.push(key)
      leaving.abort()
      return new Response(SCRIPT)
    }
    const cache = { ...ports.cache, match }
    expect(await heal([part, part, part], { ...ports, cache, signal: leaving.signal })).toBe(0)
    expect(looked).toHaveLength(1)
  })

  it('is left alone where its hash is unknown, and where the server no longer has it', async () => {
    kept.set(part.key, new Response(SIGN_IN))
    expect(await heal([{ ...part, integrity: undefined }], ports)).toBe(0)
    kept.clear()
    const gone = async () => new Response('', { status: 404 })
    expect(await heal([part], { ...ports, fetch: gone })).toBe(0)
    expect(kept.size).toBe(0)
  })

  it('takes no sign-in page while it heals', async () => {
    answer = SIGN_IN
    await expect(heal([part], ports)).rejects.toThrow('Failed to fetch')
    expect(kept.size).toBe(0)
  })
})
