/** Under this name each version leaves the list of its files, for the version after it. */
const LIST = '/last-build'

type FileCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

/**
 * Deletes files that belong neither to this version nor to the one before it. Pages of the version before may still be
 * open: they load more of its files, also without network, until somebody reloads them. A version that left no list had
 * deleted everything but its own files.
 */
export async function forgetOlderBuilds(cache: FileCache, own: readonly string[]): Promise<void> {
  const left = (await (await cache.match(LIST))?.json()) as string[] | undefined
  // This version has begun before, and has forgotten the older ones then.
  if (left?.join() === own.join()) return
  const leaveList = () => cache.put(LIST, Response.json(own))
  // First, because the browser may end this worker at any time; a full device has room for it only afterwards.
  await leaveList().catch(() => {})
  if (left) {
    const kept = new Set([...own, ...left, new URL(LIST, own[0]).href])
    for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url)
  }
  await leaveList()
}
