const ORIGIN = 'https://scores.example'

interface Kept {
  readonly request: Request
  readonly response: Response
}

type Key = Request | string

const requestOf = (key: Key) => (typeof key === 'string' ? new Request(new URL(key, ORIGIN)) : key)

/** Whether the answer may depend on what this request says in another way than the one that it was an answer to. */
function varies({ request, response }: Kept, asked: Request): boolean {
  const names = response.headers.get('Vary')?.split(', ') ?? []
  return names.some((name) => request.headers.get(name) !== asked.headers.get(name))
}

class FakeCache {
  readonly #kept = new Map<string, Kept>()

  async match(key: Key, { ignoreVary = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const asked = requestOf(key)
    const kept = this.#kept.get(asked.url)
    return kept && (ignoreVary || !varies(kept, asked)) ? kept.response.clone() : undefined
  }

  async put(key: Key, response: Response): Promise<void> {
    const request = requestOf(key)
    this.#kept.set(request.url, { request, response })
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#kept.values()].map(({ request }) => request)
  }

  async delete(key: Key): Promise<boolean> {
    return this.#kept.delete(requestOf(key).url)
  }
}

/** The caches of a browser. They stay when its worker is replaced. */
export function createFakeCaches() {
  const opened = new Map<string, FakeCache>()
  return {
    async open(name: string): Promise<FakeCache> {
      const cache = opened.get(name) ?? new FakeCache()
      opened.set(name, cache)
      return cache
    },
    keys: async () => [...opened.keys()],
    delete: async (name: string) => opened.delete(name),
    match: async (key: Key, options: MultiCacheQueryOptions = {}) =>
      opened.get(options.cacheName ?? '')?.match(key, options),
  }
}
