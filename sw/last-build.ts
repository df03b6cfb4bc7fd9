/** Under this name each version leaves what it consists of, for the version after it. */
const LIST = '/last-build'

type FileCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

/**
 * Forgets what neither this version nor the one before it consists of. Pages of that one may still be open: they load
 * more of it, also without network, until somebody reloads them. A version that left no list had forgotten everything
 * but itself.
 */
export async function forgetOlderBuilds(cache: FileCache, own: readonly string[]): Promise<void> {
  const left = await cache.match(LIST)
  if (left) {
    const kept = new Set([...own, ...((await left.json()) as string[]), new URL(LIST, own[0]).href])
    for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url)
  }
  await cache.put(LIST, Response.json(own))
}
