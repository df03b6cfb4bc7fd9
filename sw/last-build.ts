/** Under this name each version leaves the list of its files, for the version after it. */
const LIST = '/last-build'

type FileCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

/**
 * Deletes files that belong neither to this version nor to the one before it. Pages of the version before may still be
 * open: they load more of its files, also without network, until somebody reloads them. A version that left no list had
 * deleted everything but its own files.
 */
export async function forgetOlderBuilds(cache: FileCache, own: readonly string[]): Promise<void> {
  const left = await cache.match(LIST)
  if (left) {
    const kept = new Set([...own, ...((await left.json()) as string[]), new URL(LIST, own[0]).href])
    for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url)
  }
  await cache.put(LIST, Response.json(own))
}
