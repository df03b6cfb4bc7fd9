/** Whether a PocketBase collection route is about `users`, given by the collection's name, its id or any spelling. */
export function isAboutUsers(e: core.RequestEvent): boolean {
  try {
    return $app.findCachedCollectionByNameOrId(e.request!.pathValue('collection')).name === 'users'
  } catch {
    return false
  }
}
